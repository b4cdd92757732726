// `npm run size` bundles and weighs it.
import '@dealerkit/ui/Button.css';

export { Button } from '@dealerkit/ui/Button';
