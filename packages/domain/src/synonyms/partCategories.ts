/** The categories of the published kinds, with their Bangla names. */
export const partCategories: readonly { name: string; bangla: string }[] = [
  { name: 'Brakes', bangla: 'ব্রেক' },
  { name: 'Clutch', bangla: 'ক্লাচ' },
  { name: 'Engine', bangla: 'ইঞ্জিন' },
  { name: 'Filters', bangla: 'ফিল্টার' },
  { name: 'Fuel system', bangla: 'জ্বালানি' },
  { name: 'Cooling', bangla: 'কুলিং' },
  { name: 'Electrical', bangla: 'ইলেকট্রিক' },
  { name: 'Lights', bangla: 'লাইট' },
  { name: 'Steering', bangla: 'স্টিয়ারিং' },
  { name: 'Suspension', bangla: 'সাসপেনশন' },
  { name: 'Wheels and tyres', bangla: 'চাকা ও টায়ার' },
  { name: 'Gearbox and axle', bangla: 'গিয়ার ও এক্সেল' },
  { name: 'Exhaust', bangla: 'এগজস্ট' },
  { name: 'Body and cabin', bangla: 'বডি ও কেবিন' },
  { name: 'Oils and fluids', bangla: 'তেল ও তরল' },
  { name: 'Tools and accessories', bangla: 'যন্ত্র ও অন্যান্য' },
];

const banglaNames = new Map(partCategories.map(({ name, bangla }) => [name, bangla]));

/** The Bangla name of a category of the published kinds; another category keeps the name that the dealer gives it. */
export const banglaCategory = (name: string): string => banglaNames.get(name) ?? name;
