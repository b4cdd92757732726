import { logo } from './Logo.css.js';

const gear =
  'M27.6 7.2l.9-6a31 31 0 0 1 7 0l.9 6a25.2 25.2 0 0 1 6.6 2.1l4.3-4.3a31 31 0 0 1 5.6 4.1l-2.7 5.4a25.2 25.2 0 0 1 4 5.6l6-1a31 31 0 0 1 2.2 6.7l-5.4 2.7a25.2 25.2 0 0 1 0 7l5.4 2.7a31 31 0 0 1-2.2 6.6l-6-.9a25.2 25.2 0 0 1-4 5.6l2.7 5.4a31 31 0 0 1-5.6 4.1l-4.3-4.3a25.2 25.2 0 0 1-6.6 2.1l-.9 6a31 31 0 0 1-7 0l-.9-6a25.2 25.2 0 0 1-6.6-2.1l-4.3 4.3a31 31 0 0 1-5.6-4.1l2.8-5.4a25.2 25.2 0 0 1-4.1-5.6l-6 .9a31 31 0 0 1-2.2-6.6l5.4-2.7a25.2 25.2 0 0 1 0-7l-5.4-2.7a31 31 0 0 1 2.2-6.7l6 1a25.2 25.2 0 0 1 4.1-5.6l-2.8-5.4a31 31 0 0 1 5.6-4.1l4.3 4.3a25.2 25.2 0 0 1 6.6-2.1zM14.5 32a17.5 17.5 0 1 0 35 0 17.5 17.5 0 1 0-35 0zM42.4 38l-10.4 6-10.4-6 0-12 10.4-6 10.4 6zM26.8 32a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0z';

/** The default logo, a gear in the text's colour and size. It is decorative: the shop's name is beside it. */
export const Logo = () => (
  <svg className={logo} viewBox="0 0 64 64" fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d={gear} />
  </svg>
);
