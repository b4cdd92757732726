import { isDocumented } from '#spelling';

/** The English of the section `signup`, for `useTexts`. */
export const signupTexts = {
  signup: {
    name: 'Name',
    submit: isDocumented ? 'Sign Up' : 'Sign up',
    passwordHint: 'At least 6 characters',
    haveAccount: 'Already have an account?',
    toLogin: isDocumented ? 'Login' : 'Log in',
    nameRequired: isDocumented ? 'Name is Required' : 'Enter your name',
    passwordTooShort: 'Password must be six or more characters',
  },
};
