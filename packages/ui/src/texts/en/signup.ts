/** The English of the section `signup`, for `useTexts`. */
export const signupTexts = {
  signup: {
    name: 'Name',
    submit: 'Sign Up',
    passwordHint: 'At least 6 characters',
    haveAccount: 'Already have an account?',
    toLogin: 'Login',
    nameRequired: 'Name is Required',
    passwordTooShort: 'Password must be six or more characters',
  },
};
