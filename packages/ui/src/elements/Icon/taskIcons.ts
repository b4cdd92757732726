// The icons of what users do on other pages.

export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6';
export const eyeOffIcon =
  'M3 3l18 18M10 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.7 9.7 0 0 0 4.2-1M9.9 10a2.8 2.8 0 0 0 4 4';
export const bookIcon = 'M5 4.5h11.5a2 2 0 0 1 2 2v13H7a2 2 0 0 1-2-2zM5 17.5a2 2 0 0 1 2-2h11.5M9 8.5h6';
export const bankIcon = 'M3.5 9.5L12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17';
export const sortIcon = 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4';
export const upIcon = 'M6 15l6-6 6 6';
export const downIcon = 'M6 9l6 6 6-6';
export const printIcon =
  'M7 8.5v-5h10v5M7 16.5H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 13.5h10v7H7z';
export const reloadIcon = 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v5h-5';
export const undoIcon = 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9';
export const shareIcon = 'M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2';
export const downloadIcon = 'M12 3.5v11M7 10l5 5 5-5M4.5 20h15';
export const uploadIcon = 'M12 15V4M7 8.5l5-5 5 5M4.5 20h15';
export const signOutIcon = 'M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4';
export const filterIcon = 'M3.5 6h17M6.5 12h11M10 18h4';
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8';
export const editIcon = 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5';
export const truckIcon =
  'M2.5 6h11v10.5h-11zM13.5 9.5h4l4 3.5v3.5h-8M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4';
export const chatIcon = 'M12 3.5a8.5 8.5 0 0 0-7.4 12.7l-1.1 4.3 4.3-1.1A8.5 8.5 0 1 0 12 3.5M8.5 10.5h7M8.5 13.5h4.5';
export const moreIcon =
  'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2';
export const zoomInIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20.5 20.5M7.5 10.5h6M10.5 7.5v6';
export const zoomOutIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20.5 20.5M7.5 10.5h6';
export const cropIcon = 'M6.5 2.5v15h15M2.5 6.5h15v15';
