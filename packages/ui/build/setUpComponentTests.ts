import { configure } from '@testing-library/react';

// A loaded machine needs more than the default second.
configure({ asyncUtilTimeout: 20_000 });
