import { configure } from '@testing-library/react';

// Generous for slow machines.
configure({ asyncUtilTimeout: 20_000 });
