import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ANSWERS_ID, readServedAnswers, type ServedAnswers } from '../data/servedAnswers.js';

/** For tests: renders the home page as our backend serves it, with the answers in it. */
export const renderServedPage = async (served: object, render: (answers: ServedAnswers) => ReactNode) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<script type="application/json" id="${ANSWERS_ID}">${JSON.stringify(served)}</script>`;
  const page = render(readServedAnswers());
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<MemoryRouter useTransitions={false}>{page}</MemoryRouter>));
  return { container, close: () => act(async () => root.unmount()) };
};
