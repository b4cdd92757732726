// The icons of the header, the footer, the home page, and the states of any page.

export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const backIcon = 'M15 5l-7 7 7 7';
export const forwardIcon = 'M9 5l7 7-7 7';
export const pauseIcon = 'M9 6v12M15 6v12';
export const playIcon = 'M8 5.5v13l10-6.5z';
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const moonIcon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z';
export const warningIcon = 'M12 4 2.5 20h19zM12 10v5M12 17.6v.1';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1';
export const userIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5';
export const starIcon = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z';
export const usersIcon =
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.2.6 3.6 2.3 4 4.7';
export const shelfIcon = 'M3.5 4.5v16M20.5 4.5v16M3.5 11h17M3.5 18.5h17M7 11V6.5h4V11M13.5 18.5v-4h4v4';
export const pinIcon =
  'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
export const phoneIcon =
  'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5.5a2 2 0 0 1 2-2z';
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2';
export const offlineIcon =
  'M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4-2.3M2 8.6a15 15 0 0 1 4-2.5M12.5 5a15 15 0 0 1 9.5 3.6M14.5 9.6A10 10 0 0 1 19 12M12 19.2v.1';
export const boxIcon = 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9';
export const basketIcon = 'M3.5 9.5h17l-2 10h-13zM8 9.5l3-6M16 9.5l-3-6M9 13v3M15 13v3';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20.5 20.5';
export const trashIcon = 'M4.5 7h15M10 7V4.5h4V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5';
export const ordersIcon = 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5';
