/** The English of the section `verification`, for `useTexts`. */
export const verificationTexts = {
  verification: {
    title: 'Verify your e-mail address',
    lead: (email: string) => `Open the link that we e-mailed to ${email} when you signed up, or request a new one.`,
    send: 'Send a new link',
    sent: (email: string) =>
      `A link is on its way to ${email}. It may take a few minutes. Check your spam folder too. You can request another one in a minute.`,
    check: 'I have opened the link',
    verified: 'Your e-mail address is verified.',
    noMail: 'This demo sends no e-mail. Open the link here instead.',
    openLink: 'Open the link',
  },
};
