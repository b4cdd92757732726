/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { requiredStories } from './requiredStories.js';

const modules = import.meta.glob('../src/{elements,blocks,screens}/*/*.stories.tsx', { eager: true });

/** The names of all stories of a component, such as `blocks/PartCard`. */
const storiesOf = (component: string) =>
  Object.entries(modules).flatMap(([path, module]) =>
    path.startsWith(`../src/${component}/`) ? Object.keys(module as object) : [],
  );

it('lists every component', () => {
  const components = new Set(Object.keys(modules).map((path) => path.split('/').slice(2, 4).join('/')));
  expect(Object.keys(requiredStories).toSorted()).toEqual([...components].toSorted());
});

it.each(Object.entries(requiredStories))('%s has its required stories', (component, stories) => {
  expect(storiesOf(component)).toEqual(expect.arrayContaining([...stories]));
});
