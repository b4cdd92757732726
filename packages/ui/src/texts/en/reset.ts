/** The English of the section `reset`, for `useTexts`. */
export const resetTexts = {
  reset: {
    forgot: 'Forgot your password?',
    title: 'Reset your password',
    lead: 'We will e-mail you a link to a page where you can choose a new password.',
    submit: 'Send link',
    back: 'Back to login',
    sentTitle: 'Check your inbox',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way. It may take a few minutes. Check your spam folder too.`,
    noMail: 'This demo sends no e-mail. Choose the new password here instead.',
    newPassword: 'New password',
    choose: 'Set new password',
    chosen: 'Your password has been changed. Log in with the new one.',
  },
};
