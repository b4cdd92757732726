/** One picture of a story: its file is named after all that it shows. */
export interface Picture {
  story: string;
  globals: { brand: string; language: string; mode: string };
  width: number;
}

/** The part of Storybook's index that is needed here. */
export interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: string }>;
}

const own = { brand: 'surma', language: 'en', mode: 'light' };
const dark = { ...own, mode: 'dark' };
const phone = 360;
const tablet = 768;
const desk = 1280;

/** Every screen is compared in these. */
const looks = [
  { globals: own, width: phone },
  { globals: own, width: tablet },
  { globals: own, width: desk },
  { globals: dark, width: phone },
  { globals: dark, width: desk },
];

/** What else must not move unseen: waiting, empty and failed pages, what lies over a page, another script, other brands. */
const states: Picture[] = [
  { story: 'blocks-deletemodal--default', globals: own, width: desk },
  { story: 'blocks-navbar--phone-menu-open', globals: own, width: phone },
  { story: 'blocks-orderform--invalid', globals: dark, width: phone },
  { story: 'elements-toasts--danger', globals: own, width: phone },
  { story: 'elements-toasts--danger', globals: dark, width: desk },
  { story: 'screens-dashboardscreen--admin', globals: own, width: desk },
  { story: 'screens-homescreen--bangla', globals: { ...own, language: 'bn' }, width: phone },
  { story: 'screens-homescreen--default', globals: { ...own, brand: 'wireframe' }, width: desk },
  { story: 'screens-loginscreen--default', globals: { ...own, brand: 'meghna' }, width: desk },
  { story: 'screens-loginscreen--wrong-password', globals: own, width: phone },
  { story: 'screens-manageproductsscreen--delete-offline', globals: dark, width: phone },
  { story: 'screens-manageproductsscreen--empty', globals: own, width: desk },
  { story: 'screens-manageproductsscreen--loading', globals: dark, width: desk },
  { story: 'screens-myordersscreen--failed', globals: own, width: phone },
  { story: 'screens-myordersscreen--loading', globals: own, width: phone },
  {
    story: 'screens-purchasescreen--bangla',
    globals: { ...own, language: 'bn', brand: 'meghna', mode: 'dark' },
    width: phone,
  },
  { story: 'screens-purchasescreen--out-of-stock', globals: own, width: phone },
  { story: 'screens-signupscreen--invalid', globals: own, width: phone },
];

/** All pictures of the stories in the index. @throws where a picture is wanted of a story that is gone */
export function picturesOf({ entries }: StoryIndex): Picture[] {
  const gone = states.find(({ story }) => entries[story] === undefined);
  if (gone)
    throw new Error(`A picture is wanted of the story ${gone.story}, which is gone: correct scripts/pictureList.ts.`);
  const defaults = Object.values(entries).filter(
    ({ id, title, type }) => type === 'story' && title.startsWith('Screens/') && id.endsWith('--default'),
  );
  return [...defaults.flatMap(({ id }) => looks.map((look) => ({ story: id, ...look }))), ...states];
}

/** The name of a picture's file. */
export function fileOf({ story, globals: { brand, language, mode }, width }: Picture): string {
  return `${story}.${brand}-${language}-${mode}-${width}.png`;
}
