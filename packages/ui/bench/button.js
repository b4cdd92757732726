// `npm run size` bundles and weighs it.
import '@dealerkit/ui/elements/Button.css';

export { Button } from '@dealerkit/ui/elements/Button';
