import { isDocumented } from '#spelling';

/** The English of the section `login`, for `useTexts`. */
export const loginTexts = {
  login: {
    email: 'Email',
    password: 'Password',
    submit: isDocumented ? 'Login' : 'Log in',
    google: 'Continue with Google',
    or: 'or',
    inApp:
      'Google sign-in does not work inside this app. Use your e-mail above, or open this page in Chrome. If the button does nothing, choose “Open in browser” in the menu of the app.',
    openInChrome: 'Open in Chrome',
    noAccount: 'New here?',
    toSignup: 'Create an account',
    emailRequired: isDocumented ? 'Email is Required' : 'Enter your e-mail address',
    emailInvalid: isDocumented ? 'Provide a valid Email' : 'Enter a valid e-mail address',
    passwordRequired: isDocumented ? 'Password is Required' : 'Enter your password',
    passwordTooShort: 'Password must be 6 characters or longer',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    demo: {
      title: 'Demo sign-in',
      advice: 'This shop uses a local identity emulator. Accounts exist on this machine only.',
      accounts: 'Demo accounts',
      fill: 'Fill in',
      fillNamed: (email: string) => `Fill in ${email}`,
    },
  },
};
