// An order form of a dealer's own, as `npm run size` bundles and weighs it.
export { useForm } from 'react-hook-form';
export { Button } from '@dealerkit/ui/Button';
export { Checkbox } from '@dealerkit/ui/Checkbox';
export { FormError } from '@dealerkit/ui/FormError';
export { RadioGroup, Radio } from '@dealerkit/ui/RadioGroup';
export { Select } from '@dealerkit/ui/Select';
export { TextArea } from '@dealerkit/ui/TextArea';
export { TextField } from '@dealerkit/ui/TextField';
export { UiProvider } from '@dealerkit/ui/UiProvider';
