import type { Content } from '../Content.js';

export const dealer: Content['dealer'] = {
  name: 'Surma Truck Parts',
  city: 'Sylhet',
  foundedIn: 2004,
  legalLines: ['BIN 001234567-0505', 'Trade licence 04521/2004, Sylhet City Corporation'],
  whatsApp: '01700-000821',
  showrooms: [
    {
      name: 'Ambarkhana showroom',
      address: '27 Airport Road, Ambarkhana, Sylhet 3100, Bangladesh',
      phone: '01700-000821',
      hours: 'Saturday to Thursday, 9:00 to 20:00',
    },
    {
      name: 'Kadamtali showroom',
      address: 'Bus Terminal Road, Kadamtali, Dakshin Surma, Sylhet 3100, Bangladesh',
      phone: '01700-000822',
      hours: 'Every day, 8:00 to 22:00',
    },
  ],
};
