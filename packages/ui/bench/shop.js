// What a page of a dealer's own needs, as `npm run size` bundles and weighs it.
import '@dealerkit/ui/theme.css';
import '@dealerkit/ui/elements/Button.css';
import '@dealerkit/ui/elements/TextField.css';
import '@dealerkit/ui/elements/Dialog.css';
import '@dealerkit/ui/elements/Table.css';
import '@dealerkit/ui/elements/Card.css';

export { Button } from '@dealerkit/ui/elements/Button';
export { Card } from '@dealerkit/ui/elements/Card';
export { Dialog } from '@dealerkit/ui/elements/Dialog';
export { Table } from '@dealerkit/ui/elements/Table';
export { TextField } from '@dealerkit/ui/elements/TextField';
export { UiProvider } from '@dealerkit/ui/UiProvider';
