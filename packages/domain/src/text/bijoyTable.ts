/**
 * The glyphs of Bijoy fonts such as SutonnyMJ in Unicode, as published by the converter `bijoy2unicode`
 * (https://github.com/Mad-FOX/bijoy2unicode). Each row begins with glyphs, and has their texts in the same order.
 */
const rows = [
  'A B C D E F G H I J|অ ই ঈ উ ঊ ঋ এ ঐ ও ঔ',
  'K L M N O P Q R S T|ক খ গ ঘ ঙ চ ছ জ ঝ ঞ',
  'U V W X Y Z _ ` a b|ট ঠ ড ঢ ণ ত থ দ ধ ন',
  'c d e f g h i j k l|প ফ ব ভ ম য র ল শ ষ',
  'm n o p q r s t u|স হ ড় ঢ় য় ৎ ং ঃ ঁ',
  'v w x y z “ – ~ ƒ ‚|া ি ী ু ু ু ু ূ ূ ূ',
  '„ … † ‡ ˆ ‰ Š &|ৃ ৃ ে ে ৈ ৈ ৗ ্',
  '^ ‘ ’ ‹ Œ ” — ˜ ™ š › œ|্ব ্তু ্থ ্ক ্ক্র চ্ ্ত দ্ দ্ ন্ ন্ ্ন',
  'Ÿ ¡ ¢ £ ¤ ¥ ¦ § ¨ ª « ¬ \u00AD|্ব ্ব ্ভ ্ভ্র ম্ ্ম ্ব ্ম ্য ্র ্র ্ল ্ল',
  '• ® ¯ ° ± ² ³ ´ µ ¶ · ¸ ¹|ঙ্ ষ্ স্ ক্ক ক্ট ক্ষ্ণ ক্ত ক্ম ক্র ক্ষ ক্স গু জ্ঞ',
  'º » ¼ ½ ¾ ¿ À Á Â Ã Ä Å|গ্দ গ্ধ ঙ্ক ঙ্গ জ্জ ্ত্র জ্ঝ জ্ঞ ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ',
  'Æ Ç È É Ê Ë Ì Í Î Ï Ö × Ø Ù|ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড ত্ত ত্থ ত্ম ত্র দ্দ ্র দ্ধ দ্ব দ্ম',
  'Ú Û Ü Ý Þ ß à á â ã ä å æ ç|ন্ঠ ন্ড ন্ধ ন্স প্ট প্ত প্প প্স ব্জ ব্দ ব্ধ ভ্র ম্ন ম্ফ',
  'è é ê ë ì í î ï ð ñ ò ó ô õ|্ন ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ শু শ্চ শ্ছ ষ্ণ ষ্ট ষ্ঠ ষ্ফ',
  'ö ÷ ø ù ú û ü ý þ ÿ|স্খ স্ট ্ল স্ফ ্প হু হৃ হ্ন হ্ম ক্ষ',
  'Ð Ñ Ò Ó Ô Õ|- - " " \' \'',
];

/** The Unicode text of each glyph; the sign of ref stands behind its letters, and is not in the table. */
export const bijoyGlyphs: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const [glyphs = [], texts = []] = row.split('|').map((side) => side.split(' '));
    return glyphs.map((glyph, index): [string, string] => [glyph, texts[index] ?? '']);
  }),
);
