/** How a criterion of WCAG is met. "Not Evaluated": no test proves it, and no person has examined it closely enough to say more. */
export const terms = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable', 'Not Evaluated'] as const;

export interface Criterion {
  num: string;
  name: string;
  conformance: (typeof terms)[number];
  /** Checks of every story, and tests as the reports name them. */
  proofs?: readonly string[];
  remark?: string;
}

/** The criteria of WCAG 2.2 by level, and 4.1.1, which the VPAT still lists. */
export const criteria: Readonly<Record<'A' | 'AA', readonly Criterion[]>> = {
  A: [
    {
      num: '1.1.1',
      name: 'Non-text Content',
      conformance: 'Supports',
      proofs: ['axe'],
      remark:
        'The names of parts are the alternatives of their pictures. Whether a picture shows the part is for the dealer to check.',
    },
    {
      num: '1.2.1',
      name: 'Audio-only and Video-only (Prerecorded)',
      conformance: 'Not Applicable',
      remark: 'There is no audio and no video.',
    },
    {
      num: '1.2.2',
      name: 'Captions (Prerecorded)',
      conformance: 'Not Applicable',
      remark: 'There is no audio and no video.',
    },
    {
      num: '1.2.3',
      name: 'Audio Description or Media Alternative (Prerecorded)',
      conformance: 'Not Applicable',
      remark: 'There is no audio and no video.',
    },
    { num: '1.3.1', name: 'Info and Relationships', conformance: 'Supports', proofs: ['axe', 'tree'] },
    {
      num: '1.3.2',
      name: 'Meaningful Sequence',
      conformance: 'Supports',
      proofs: [
        'tree',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '1.3.3',
      name: 'Sensory Characteristics',
      conformance: 'Not Evaluated',
      remark: 'People must read the texts.',
    },
    {
      num: '1.4.1',
      name: 'Use of Color',
      conformance: 'Supports',
      proofs: [
        'axe',
        '`stylesheets.test.ts` the published styles › show each state by more than colour, and the focus by an outline',
      ],
    },
    { num: '1.4.2', name: 'Audio Control', conformance: 'Not Applicable', remark: 'There is no audio and no video.' },
    {
      num: '2.1.1',
      name: 'Keyboard',
      conformance: 'Supports',
      proofs: [
        'axe',
        'keyboard',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '2.1.2',
      name: 'No Keyboard Trap',
      conformance: 'Supports',
      proofs: [
        'keyboard',
        '`AlertDialog.stories.tsx` ClosesOnEscape',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '2.1.4',
      name: 'Character Key Shortcuts',
      conformance: 'Partially Supports',
      remark:
        'Keys of a list work only while it has the focus. The key "/" leads to the search from everywhere: a site can switch it off, a user cannot.',
    },
    {
      num: '2.2.1',
      name: 'Timing Adjustable',
      conformance: 'Supports',
      proofs: ['axe', '`ToastsTimer.stories.tsx` PausesWhileFocused'],
      remark: 'Only messages disappear by time; what they say is also on the page.',
    },
    {
      num: '2.2.2',
      name: 'Pause, Stop, Hide',
      conformance: 'Supports',
      proofs: ['axe', 'layout', '`Carousel.stories.tsx` Keyboard'],
      remark: 'Apart from loading states, only the carousel moves by itself; a button pauses it.',
    },
    {
      num: '2.3.1',
      name: 'Three Flashes or Below Threshold',
      conformance: 'Not Evaluated',
      remark: 'No style flashes, but flashes are not measured, and pictures come from the dealer.',
    },
    {
      num: '2.4.1',
      name: 'Bypass Blocks',
      conformance: 'Supports',
      proofs: [
        'axe',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '2.4.2',
      name: 'Page Titled',
      conformance: 'Supports',
      proofs: [
        'axe',
        '`pages.spec.ts` every public page has a title and focuses its heading',
        '`pages.spec.ts` for a customer › every dashboard page has a title and focuses its heading',
        '`pages.spec.ts` for an admin › every dashboard page has a title and focuses its heading',
      ],
    },
    {
      num: '2.4.3',
      name: 'Focus Order',
      conformance: 'Supports',
      proofs: [
        'keyboard',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
        '`AlertDialog.stories.tsx` ClosesOnEscape',
      ],
    },
    {
      num: '2.4.4',
      name: 'Link Purpose (In Context)',
      conformance: 'Supports',
      proofs: ['axe', 'tree'],
      remark: 'A machine proves that it exists; only people can say whether the words help.',
    },
    {
      num: '2.5.1',
      name: 'Pointer Gestures',
      conformance: 'Supports',
      proofs: ['`Carousel.stories.tsx` Default'],
      remark: 'The carousel and the pictures of a part can be swiped, and both have buttons.',
    },
    {
      num: '2.5.2',
      name: 'Pointer Cancellation',
      conformance: 'Not Evaluated',
      remark: 'Controls act on the click, which happens on release; no test proves it.',
    },
    {
      num: '2.5.3',
      name: 'Label in Name',
      conformance: 'Not Evaluated',
      remark: 'The rule of axe is experimental and off.',
    },
    {
      num: '2.5.4',
      name: 'Motion Actuation',
      conformance: 'Not Applicable',
      remark: 'Nothing reacts to motion of the device.',
    },
    {
      num: '3.1.1',
      name: 'Language of Page',
      conformance: 'Supports',
      proofs: ['axe', '`language.spec.ts` a visitor switches to Bangla, which is loaded then, and back'],
    },
    {
      num: '3.2.1',
      name: 'On Focus',
      conformance: 'Supports',
      proofs: [
        'focus',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '3.2.2',
      name: 'On Input',
      conformance: 'Not Evaluated',
      remark: 'Filters change the list and the address, not the page; no test covers every control.',
    },
    {
      num: '3.2.6',
      name: 'Consistent Help',
      conformance: 'Supports',
      proofs: ['tree', '`visitor.spec.ts` the home page › shows the dealer'],
      remark: 'Every page ends with the same footer.',
    },
    {
      num: '3.3.1',
      name: 'Error Identification',
      conformance: 'Supports',
      proofs: [
        '`OrderForm.stories.tsx` QuantityOutOfRange',
        '`SignupScreen.stories.tsx` Invalid',
        '`orders.spec.ts` a customer › orders between the minimum and the available quantity',
      ],
    },
    {
      num: '3.3.2',
      name: 'Labels or Instructions',
      conformance: 'Supports',
      proofs: ['axe', 'tree'],
      remark: 'A machine proves that it exists; only people can say whether the words help.',
    },
    {
      num: '3.3.7',
      name: 'Redundant Entry',
      conformance: 'Supports',
      proofs: [
        '`PurchaseScreen.stories.tsx` KnownAddress',
        '`drafts.spec.ts` a draft › is restored after the login and after a reload, and deleted once it is sent',
      ],
    },
    { num: '4.1.1', name: 'Parsing', conformance: 'Not Applicable', remark: 'WCAG 2.2 has removed this criterion.' },
    {
      num: '4.1.2',
      name: 'Name, Role, Value',
      conformance: 'Supports',
      proofs: ['axe', 'tree'],
      remark: 'No screen reader is run.',
    },
  ],
  AA: [
    { num: '1.2.4', name: 'Captions (Live)', conformance: 'Not Applicable', remark: 'There is no audio and no video.' },
    {
      num: '1.2.5',
      name: 'Audio Description (Prerecorded)',
      conformance: 'Not Applicable',
      remark: 'There is no audio and no video.',
    },
    { num: '1.3.4', name: 'Orientation', conformance: 'Supports', proofs: ['layout'] },
    {
      num: '1.3.5',
      name: 'Identify Input Purpose',
      conformance: 'Supports',
      proofs: [
        'axe',
        '`LoginForm.stories.tsx` Empty',
        '`OrderForm.stories.tsx` Empty',
        '`SignupForm.stories.tsx` Empty',
      ],
    },
    {
      num: '1.4.3',
      name: 'Contrast (Minimum)',
      conformance: 'Supports',
      proofs: ['axe'],
      remark:
        'In every brand and mode of the library. `npx dealerkit-ui check-brand` measures the brand of a dealer. The text of the hero lies over the faded edge of a picture, which axe does not measure.',
    },
    { num: '1.4.4', name: 'Resize Text', conformance: 'Supports', proofs: ['axe', 'layout'] },
    {
      num: '1.4.5',
      name: 'Images of Text',
      conformance: 'Not Evaluated',
      remark: 'The library draws text as text, but no test looks for text in pictures of the dealer.',
    },
    { num: '1.4.10', name: 'Reflow', conformance: 'Supports', proofs: ['layout'] },
    {
      num: '1.4.11',
      name: 'Non-text Contrast',
      conformance: 'Not Evaluated',
      remark: 'Contrast of borders and icons is measured for the roles of a brand, not on each page.',
    },
    {
      num: '1.4.12',
      name: 'Text Spacing',
      conformance: 'Not Evaluated',
      proofs: ['axe'],
      remark: 'No page is measured with wider spacing.',
    },
    {
      num: '1.4.13',
      name: 'Content on Hover or Focus',
      conformance: 'Not Evaluated',
      remark: 'No test hovers a control and then moves the pointer over what appears.',
    },
    {
      num: '2.4.5',
      name: 'Multiple Ways',
      conformance: 'Supports',
      proofs: [
        '`pages.spec.ts` for an admin › every link leads to a page',
        '`guards.spec.ts` for a customer › the dashboard has the menu of a customer',
      ],
      remark: 'Parts are found by the list, the search and the home page.',
    },
    {
      num: '2.4.6',
      name: 'Headings and Labels',
      conformance: 'Supports',
      proofs: [
        'tree',
        '`pages.spec.ts` every public page has a title and focuses its heading',
        '`pages.spec.ts` for a customer › every dashboard page has a title and focuses its heading',
        '`pages.spec.ts` for an admin › every dashboard page has a title and focuses its heading',
      ],
      remark: 'A machine proves that it exists; only people can say whether the words help.',
    },
    {
      num: '2.4.7',
      name: 'Focus Visible',
      conformance: 'Supports',
      proofs: [
        'focus',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '2.4.11',
      name: 'Focus Not Obscured (Minimum)',
      conformance: 'Supports',
      proofs: [
        'focus',
        '`keyboard.spec.ts` with the keyboard › a new customer signs up, orders a part and deletes the order',
      ],
    },
    {
      num: '2.5.7',
      name: 'Dragging Movements',
      conformance: 'Supports',
      proofs: [
        '`keyboard.spec.ts` an admin with the keyboard › corrects a pasted list, imports it across a broken connection, exports all parts and imports none twice',
      ],
      remark: 'Files can be dropped and the pictures of a part dragged; buttons do the same.',
    },
    { num: '2.5.8', name: 'Target Size (Minimum)', conformance: 'Supports', proofs: ['layout'] },
    {
      num: '3.1.2',
      name: 'Language of Parts',
      conformance: 'Partially Supports',
      proofs: ['axe'],
      remark:
        'Names and texts in Bangla script are marked as Bangla; other languages in a text of a customer are not recognised.',
    },
    {
      num: '3.2.3',
      name: 'Consistent Navigation',
      conformance: 'Supports',
      proofs: ['tree', '`guards.spec.ts` for a customer › the dashboard has the menu of a customer'],
    },
    {
      num: '3.2.4',
      name: 'Consistent Identification',
      conformance: 'Not Evaluated',
      remark: 'Each sentence has one place in the catalogue of texts; no test compares the names of controls.',
    },
    {
      num: '3.3.3',
      name: 'Error Suggestion',
      conformance: 'Supports',
      proofs: [
        '`OrderForm.stories.tsx` QuantityOutOfRange',
        '`orders.spec.ts` a customer › orders between the minimum and the available quantity',
      ],
      remark: 'A machine proves that it exists; only people can say whether the words help.',
    },
    {
      num: '3.3.4',
      name: 'Error Prevention (Legal, Financial, Data)',
      conformance: 'Supports',
      proofs: ['`orders.spec.ts` a customer › deletes an order after a confirmation'],
    },
    {
      num: '3.3.8',
      name: 'Accessible Authentication (Minimum)',
      conformance: 'Supports',
      proofs: ['`LoginForm.stories.tsx` Empty', '`PasswordField.stories.tsx` Default'],
      remark: 'Password managers can fill in the fields, and a password can be shown.',
    },
    {
      num: '4.1.3',
      name: 'Status Messages',
      conformance: 'Supports',
      proofs: ['`Toasts.stories.tsx` Success', '`Toasts.stories.tsx` RepeatedMessage'],
      remark: 'No screen reader is run.',
    },
  ],
};
