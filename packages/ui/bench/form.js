// An order form of a dealer's own, as `npm run size` bundles and weighs it.
export { useForm } from 'react-hook-form';
export { Button } from '@dealerkit/ui/elements/Button';
export { Checkbox } from '@dealerkit/ui/elements/Checkbox';
export { FormError } from '@dealerkit/ui/elements/FormError';
export { RadioGroup, Radio } from '@dealerkit/ui/elements/RadioGroup';
export { Select } from '@dealerkit/ui/elements/Select';
export { TextArea } from '@dealerkit/ui/elements/TextArea';
export { TextField } from '@dealerkit/ui/elements/TextField';
export { UiProvider } from '@dealerkit/ui/UiProvider';
