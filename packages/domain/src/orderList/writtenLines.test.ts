import { describe, expect, it } from 'vitest';
import { parseOrderLine } from './parseOrderLine.js';

/** Written lines, with the words and the quantity that they mean; `-` is no quantity. A tab is written as `\t`. */
const table = String.raw`
3482083232 => 3482083232 => -
3482 083 232 => 3482 083 232 => -
3482-083-232 => 3482-083-232 => -
3482.083.232 => 3482.083.232 => -
3482/083/232 => 3482/083/232 => -
3482,083,232 => 3482,083,232 => -
ME 031 999 => ME 031 999 => -
1-87610-005-0 => 1-87610-005-0 => -
A 000 250 12 04 => A 000 250 12 04 => -
৩৪৮২ ০৮৩ ২৩২ => 3482 083 232 => -
6 x 3482 083 232 => 3482 083 232 => 6
6x3482083232 => 3482083232 => 6
6 X 3482083232 => 3482083232 => 6
6 × 3482083232 => 3482083232 => 6
6 * 3482083232 => 3482083232 => 6
x6 3482083232 => 3482083232 => 6
3482083232 x 6 => 3482083232 => 6
3482083232x6 => 3482083232 => 6
3482083232 x6 => 3482083232 => 6
3482083232 ×6 => 3482083232 => 6
3482083232*6 => 3482083232 => 6
3482083232 x 6 pcs => 3482083232 => 6
3482083232 - 2 pcs => 3482083232 => 2
3482083232 - 2 => 3482083232 => 2
3482083232 – 2 => 3482083232 => 2
3482083232 — 2 pcs => 3482083232 => 2
3482083232 -2 => 3482083232 => 2
3482083232-2pcs => 3482083232 => 2
3482083232 -> 3 => 3482083232 => 3
3482083232: 5 => 3482083232 => 5
15607-2190 3 => 15607-2190 => 3
15607-2190 oil filter => 15607-2190 oil filter => -
oil filter 15607-2190 3 => oil filter 15607-2190 => 3
3482083232 = 5 => 3482083232 => 5
3482083232 (5) => 3482083232 => 5
3482083232 [5] => 3482083232 => 5
3482083232 (x5) => 3482083232 => 5
3482083232 (5 pcs) => 3482083232 => 5
(5) 3482083232 => 3482083232 => 5
3482083232 4 => 3482083232 => 4
4 3482083232 => 3482083232 => 4
3482083232, 4 => 3482083232 => 4
3482083232,4 => 3482083232 => 4
3482083232;4 => 3482083232 => 4
3482083232|4 => 3482083232 => 4
3482083232\t4 => 3482083232 => 4
4\t3482083232 => 3482083232 => 4
3482083232 qty 4 => 3482083232 => 4
3482083232 Qty: 4 => 3482083232 => 4
3482083232 QTY=4 => 3482083232 => 4
3482083232 quantity 4 pcs => 3482083232 => 4
qty 4 3482083232 => 3482083232 => 4
Qty: 4, 3482083232 => 3482083232 => 4
OEM: 3482.083.232 (4) => 3482.083.232 => 4
OEM 3482083232 - 2 pcs => OEM 3482083232 => 2
Part no: 3482083232, 3 sets => 3482083232 => 3
Part No. 3482083232 x 3 => 3482083232 => 3
P/N: 3482083232 x 3 => 3482083232 => 3
ব্যাটারি ২ => ব্যাটারি => 2
অয়েল ফিল্টার ১২ => অয়েল ফিল্টার => 12
তেল ৩ => তেল => 3
১২ অয়েল ফিল্টার => অয়েল ফিল্টার => 12
ব্যাটারি 4 => ব্যাটারি => 4
ক্লাচ প্লেট ৪৩০ ২ => ক্লাচ প্লেট 430 => 2
battery 2 => battery => 2
10 ton jack => 10 ton jack => -
26 inch wiper => 26 inch wiper => -
4 pin relay 2 => 4 pin relay => 2
24 V bulb 10 => 24 V bulb => 10
১০ ton jack ২ => 10 ton jack => 2
clutch plate => clutch plate => -
clutch plate 430 => clutch plate 430 => -
clutch plate 430 4 nos => clutch plate 430 => 4
clutch plate 430mm 4 nos. => clutch plate 430mm => 4
clutch plate 430 x 4 => clutch plate 430 => 4
clutch plate 4 => clutch plate => 4
4 clutch plate => clutch plate => 4
4 clutch plates 430 mm => clutch plates 430 mm => 4
4 pcs clutch plate => clutch plate => 4
4pcs clutch plate => clutch plate => 4
4 nos clutch plate 430 => clutch plate 430 => 4
4 pieces of clutch plate => clutch plate => 4
2 sets brake pad => brake pad => 2
2 pair wiper blade => wiper blade => 2
brake pad 1 set => brake pad => 1
brake pad- 2set => brake pad => 2
brake pad: 2 => brake pad => 2
brake pad = 2 pcs => brake pad => 2
brake pad ........ 2 pcs => brake pad => 2
brake pad (2) => brake pad => 2
brake pad two pcs => brake pad => 2
brake pad 2 pcs please => brake pad => 2
brake pad 2 pcs. => brake pad => 2
brake pad 2 pcs lagbe => brake pad => 2
brake pad 2 ta => brake pad => 2
brake pad 2ta lagbe => brake pad => 2
brake pad duita => brake pad => 2
headlight ekta => headlight => 1
fan belt 5 ti => fan belt => 5
fan belt 5 khana => fan belt => 5
brake pad ২টা => brake pad => 2
ব্রেক প্যাড ২টা => ব্রেক প্যাড => 2
ব্রেক প্যাড ২ টা => ব্রেক প্যাড => 2
ব্রেক প্যাড ২টি => ব্রেক প্যাড => 2
ব্রেক প্যাড - ৪ পিস => ব্রেক প্যাড => 4
ব্রেক প্যাড ৪ পিস লাগবে => ব্রেক প্যাড => 4
৪ পিস ব্রেক প্যাড => ব্রেক প্যাড => 4
৪টা ব্রেক প্যাড => ব্রেক প্যাড => 4
ব্রেক প্যাড দুইটা => ব্রেক প্যাড => 2
দুইটা হেডলাইট => হেডলাইট => 2
পাঁচ পিস ফ্যান বেল্ট => ফ্যান বেল্ট => 5
এক জোড়া ওয়াইপার => ওয়াইপার => 1
ক্লাচ প্লেট ৪৩০ => ক্লাচ প্লেট 430 => -
ক্লাচ প্লেট ৪৩০ ৪ পিস => ক্লাচ প্লেট 430 => 4
পরিমাণ ৪ ক্লাচ প্লেট => ক্লাচ প্লেট => 4
৩৪৮২০৮৩২৩২ ২টা => 3482083232 => 2
3482083232 ৪ পিস => 3482083232 => 4
• 3482083232 x 2 => 3482083232 => 2
- 3482083232 x 2 => 3482083232 => 2
* 3482083232 x 2 => 3482083232 => 2
→ 3482083232 x 2 => 3482083232 => 2
✅ 3482083232 x 2 => 3482083232 => 2
☐ clutch plate => clutch plate => -
- [ ] clutch plate - 2 => clutch plate => 2
[x] clutch plate: 2 => clutch plate => 2
> 3482083232 x 2 => 3482083232 => 2
- clutch plate => clutch plate => -
1. 3482083232 x 2 => 3482083232 => 2
1) 3482083232 => 3482083232 => -
01. 3482083232 - 2 pcs => 3482083232 => 2
১। ব্রেক প্যাড ২টা => ব্রেক প্যাড => 2
১. ব্রেক প্যাড ২টা => ব্রেক প্যাড => 2
#3 3482083232 x 2 => 3482083232 => 2
1- clutch plate 4 pcs => clutch plate => 4
(1) clutch plate x 4 => clutch plate => 4
2 - clutch plate => clutch plate => 2
10. 20 x 3482083232 => 3482083232 => 20
[12/11/26, 10:32:15 AM] Rahim Workshop: 6 x 3482083232 => 3482083232 => 6
[10:32, 23/11/2026] Karim Motors: clutch plate 2 => clutch plate => 2
[10:32 am, 23/11/2026] রহিম: ব্রেক প্যাড ২টা => ব্রেক প্যাড => 2
12/11/26, 10:32 - Rahim: clutch plate 2 ta => clutch plate => 2
12/11/2026, 10:32 pm - Karim Motors: 3482083232 => 3482083232 => -
23.11.26, 10:05 - +880 1711-000142: 3482083232 x 3 => 3482083232 => 3
[২৩/১১/২৬, ১০:৩২] রহিম: ৩৪৮২০৮৩২৩২ ২টা => 3482083232 => 2
10:32 AM Rahim: brake pad 2 pcs => brake pad => 2
1\t3482083232\tClutch plate\t4\t৳41,500 => 3482083232 Clutch plate => 4
Clutch plate\t3482083232\t4 => Clutch plate 3482083232 => 4
Clutch plate;3482083232;4 => Clutch plate 3482083232 => 4
"Clutch plate, 430 mm",3482083232,4 => Clutch plate 430 mm 3482083232 => 4
Clutch plate 430mm\t2 pcs => Clutch plate 430mm => 2
| 3482083232 | 4 | => 3482083232 => 4
clutch plate 3482083232 - 2 => clutch plate 3482083232 => 2
3482083232 2pcs clutch plate => 3482083232 clutch plate => 2
3482083232 x 4 clutch plate => 3482083232 clutch plate => 4
3482083232 Qty 4 clutch plate => 3482083232 clutch plate => 4
3482083232 clutch plate 4 => 3482083232 clutch plate => 4
clutch plate 3482083232 2 pcs @ 4500 tk => clutch plate 3482083232 => 2
clutch plate 2 pcs @ ৳4,500 => clutch plate => 2
clutch plate 2 pcs 4500/- => clutch plate => 2
universal joint cross 57 x 152 mm => universal joint cross 57 x 152 mm => -
universal joint 57 x 152 => universal joint 57 x 152 => -
joint 57x152 4 pcs => joint 57x152 => 4
joint 57x152 => joint 57x152 => -
45*65*10 => 45x65x10 => -
45×65×10 => 45x65x10 => -
45 x 65 x 10 => 45x65x10 => -
45-65-10 => 45-65-10 => -
45/65/10 => 45/65/10 => -
৪৫*৬৫*১০ => 45x65x10 => -
45*65*10 x 4 => 45x65x10 => 4
4 x 45x65x10 => 45x65x10 => 4
45 x 65 x 10 x 4 => 45x65x10 => 4
45-65-10 4 => 45-65-10 => 4
45x65x10mm 4 => 45x65x10mm => 4
4 45*65*10 => 45x65x10 => 4
45*65*10\t4 => 45x65x10 => 4
45*65*10,4 => 45x65x10 => 4
45*65*10 - 4 pcs => 45x65x10 => 4
oil seal 45 * 65 * 10 => oil seal 45x65x10 => -
oil seal 45*65*10 4 => oil seal 45x65x10 => 4
oil seal 45-65-10 => oil seal 45-65-10 => -
oil seal 45-65-10 - 2 => oil seal 45-65-10 => 2
oil seal 62.5*85*12 2 pcs => oil seal 62.5x85x12 => 2
অয়েল সিল 45*65*10 ২টা => অয়েল সিল 45x65x10 => 2
62,5x85x12 => 62.5x85x12 => -
oil seal 45 65 10 => oil seal 45 65 10 => -
oil seal 45 65 10 4 => oil seal 45 65 10 => 4
oil seal 45mm x 65mm x 10mm 2 => oil seal 45mm x 65mm x 10mm => 2
battery 2x => battery => 2
clutch plate 1,200 tk 2 pcs => clutch plate => 2
clutch plate tk 1,200 2 pcs => clutch plate => 2
ব্যাটারি দুটো => ব্যাটারি => 2
ফিল্টার বারোটা => ফিল্টার => 12
বিশটা ফিল্টার => ফিল্টার => 20
bolt M12 x 1.5 x 40 => bolt M12x1.5x40 => -
drive axle tyre 295/80 R22.5 x 4 => drive axle tyre 295/80 R22.5 => 4
tyre 10.00-20 2 pcs => tyre 10.00-20 => 2
tyre 10.00-20 => tyre 10.00-20 => -
bolt M12 x 1.5 - 20 pcs => bolt M12 x 1.5 => 20
Headlamp, Left, 24 V => Headlamp, Left, 24 V => -
Headlamp, Left, 24 V - 2 => Headlamp, Left, 24 V => 2
headlamp left 24v 2 => headlamp left 24v => 2
wheel hub box x 3 => wheel hub box => 3
2 dozen bolt M12 => bolt M12 => 24
bolt M12 1 dozen => bolt M12 => 12
half dozen bolt M12 => bolt M12 => 6
আধা ডজন বোল্ট => বোল্ট => 6
দেড় ডজন বোল্ট => বোল্ট => 18
half set gasket => half set gasket => -
half set gasket 2 => half set gasket => 2
হাফ সেট গ্যাসকেট ২টা => হাফ সেট গ্যাসকেট => 2
1,000 pcs 3482083232 => 3482083232 => 1000
3482083232 x 0 => 3482083232 => -
3482083232 x 1.5 => 3482083232 => -
3482083232 x -1 => 3482083232 => -
3482083232 x 1e9 => 3482083232 => -
ব্রেক প্যাড ২.৫টা => ব্রেক প্যাড => -
4 pcs => 4 pcs => -
Assalamu alaikum bhai => Assalamu alaikum bhai => -
`
  .trim()
  .split('\n')
  .map((row) => row.replaceAll(String.raw`\t`, '\t').split(' => '));

describe('a written line', () => {
  it.each(table)('reads %j as %j, %s', (text, words, quantity) => {
    const [first] = parseOrderLine(text ?? '').readings;
    expect({ words: first.words, quantity: String(first.quantity ?? '-') }).toEqual({ words, quantity });
  });

  it('knows at least 120 ways to write one', () => expect(table.length).toBeGreaterThanOrEqual(120));
});
