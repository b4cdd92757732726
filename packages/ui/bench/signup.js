// `npm run size` bundles and weighs it.
export { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
