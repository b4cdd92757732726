/** The English of the section `myData`, for `useTexts`. */
export const myDataTexts = {
  myData: {
    title: 'Your data',
    lead: 'Download everything that the shop keeps of you: to read it, or for another program.',
    asPage: 'Download to read',
    asJson: 'Download for programs',
    downloaded: 'Your data is downloaded.',
    toPrivacy: 'What we keep, and why',
    pageTitle: (email: string) => `Data of ${email}`,
    createdAt: (time: string) => `As of ${time}`,
    nothing: 'Nothing.',
    yes: 'Yes',
    no: 'No',
    you: 'You',
    shop: 'The shop',
  },
};

/** The English of the section `deletion`, for `useTexts`. */
export const deletionTexts = {
  deletion: {
    title: 'Delete my account',
    lead: 'Your account is deleted seven days after you ask for it. Until then you can keep it.',
    button: 'Delete my account…',
    question: 'Delete your account?',
    goes: 'Your name, e-mail address, phone numbers, addresses and profile are removed, and your browsers get no more messages.',
    stays:
      'Your orders and payments stay in the books without you, and your reviews without your name. Issued invoices keep your name until their time is over.',
    signIn: 'Your sign-in at Google Firebase stays until the shop deletes it there.',
    confirmEmail: 'Type your e-mail address to confirm',
    wrongEmail: 'This is not the e-mail address of your account',
    confirm: 'Delete in seven days',
    cancel: 'Keep my account',
    asked: 'Your account will be deleted. You can keep it until then.',
    waitingTitle: (date: string) => `Your account will be deleted on ${date}`,
    waiting: 'Until then everything works as before.',
    waitingForOrders: 'It waits until your open orders are handed over or cancelled, and all is paid.',
    keep: 'Keep my account',
    kept: 'You keep your account.',
    blockedTitle: 'Your account cannot be deleted yet',
    openOrders: (count: number, formatted: string) =>
      `You have ${formatted} open ${count === 1 ? 'order' : 'orders'}. Wait until they are handed over, or cancel them.`,
    toOrders: 'My orders',
    owed: (amount: string) => `You owe the shop ${amount}. Pay first, or talk to the shop.`,
    cheques: (amount: string) => `${amount} of yours is in cheques that have not cleared. Wait until they have.`,
    credit: (amount: string) => `The shop owes you ${amount}. Have it paid out first.`,
    admin: 'You are an admin. Another admin must take that role from you first.',
  },
};
