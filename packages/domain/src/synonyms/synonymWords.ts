const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Spellings of words that stand in the names of several kinds; the usual one is first. */
const words = `
brake, ব্রেক, ব্রেইক, brek, break, breek, breik, brak, brakes, ব্রেকের
clutch, ক্লাচ, ক্লাস, klas, klach, klatch, kilas, cl, ক্লাচের
light, লাইট, lait, lamp, ল্যাম্প, bati, বাতি, lite, লাইটের
tyre, tire, টায়ার, tayer, taiyar, taiar, tayar, tair, tyer
oil, অয়েল, ওয়েল, oyel, oyl
tel, তেল, teler, telar, তেলের, tell
filter, ফিল্টার, filtar, philter, chakni, ছাঁকনি, fltr
pump, পাম্প, pamp, pomp, pam
plate, প্লেট, plet, pilet, plat
bearing, বিয়ারিং, বেয়ারিং, biaring, bering, beyaring, brg, bairing
wheel, হুইল, chaka, chakar, চাকা, চাকার, চাক্কা, চাক্কার, chakka, chakkar, huil, whl, cakar
water, ওয়াটার, pani, panir, পানি, পানির, watar, oyatar
air, এয়ার, hawa, hawar, হাওয়া, হাওয়ার, বাতাস, batas, eyar
rear, পিছনের, পেছনের, পিছন, পেছন, back, pichoner, pisoner, peshoner, pechoner, pichon, bek, rr
front, ফ্রন্ট, সামনের, সামনে, samner, shamner, samne, samnar, frnt
cap, ক্যাপ, ঢাকনা, dhakna, ঢাকনি, dhakni, kep, kap, lid, dhakona
belt, বেল্ট, balt
pipe, পাইপ, paip, paipe
hose, হোস, হোজ, hos, hoj
glass, গ্লাস, কাচ, কাঁচ, kach, glas, gelas
engine, ইঞ্জিন, ইঞ্জিনের, injin, enjin, eng, ingine, engin
spring, স্প্রিং, isprin, sprin, spiring
bolt, বোল্ট, বল্টু, boltu, bolot
nut, নাট, nat
seal, সিল, সীল, sil
gear, গিয়ার, giar, giyar, gier, গিয়ারের
box, বক্স, baks, boks
ring, রিং, rin
steering, স্টিয়ারিং, istiaring, stearing, stiaring, stg
absorber, অ্যাবজরবার, এবজরবার, অ্যাবজর্বার, এবজর্ভার, abjarbar, abzorber, obsorber
shock, শক, sok, shok, sak
door, ডোর, দরজা, দরজার, dorja, dorjar, doroja, dorojar, dor
lock, লক, lok, tala, তালা
handle, হ্যান্ডেল, hendel, হাতল, hatol, handel
motor, মোটর, মটর, motar
switch, সুইচ, suich, suis, swich
shaft, শ্যাফট, শ্যাফ্ট, shap, shapt, saft, shafat
cylinder, সিলিন্ডার, silindar, cyl, silinder
master, মাস্টার, mastar
radiator, রেডিয়েটর, রেডিয়েটার, redietor, rediator, rediatar, redietar, rad
fuel, ফুয়েল, diesel, ডিজেল, dijel, dizel, disel, desel, fuyel
tank, ট্যাংক, ট্যাঙ্ক, tanki, ট্যাংকি, ট্যাংকের, tenk, tanker
rubber, রাবার, rabar
liner, লাইনার, lainar, layner
lining, লাইনিং, laining, lainin
booster, বুস্টার, bustar, bostar
valve, ভালভ, ভাল্ভ, valb, bhalb, valv
bulb, বাল্ব, balb, বাতির
piston, পিস্টন, pistin, pishton
gasket, গ্যাসকেট, gaskit, geskit, প্যাকিং, packing, peking
mounting, মাউন্টিং, maunting, mount, mounting
shoe, সু, শু, shu, su
drum, ড্রাম, dram
disc, disk, ডিস্ক
joint, জয়েন্ট, jaint
cross, ক্রস, kros, kross, cros
pressure, প্রেসার, presar, presher, preshar, press, pr
relay, রিলে, rile, rele
sensor, সেন্সর, sensar, sender
cable, ক্যাবল, kebol, kabel
plug, প্লাগ, plag
heater, হিটার, hitar, heter
fan, ফ্যান, fen, পাখা, pakha
crown, ক্রাউন, kraun
pinion, পিনিয়ন, piniyan, pinian
crank, ক্র্যাংক, krank, krang, ক্র্যাঙ্ক
axle, এক্সেল, অ্যাক্সেল, eksel, axel
propeller, প্রপেলার, প্রোপেলার, propelar, prapelar, propellor, poplar
centre, center, সেন্টার, sentar, senter
cover, কভার, kovar, kabhar
hub, হাব, hab
wiper, ওয়াইপার, waipar, waiper, oyaipar
blade, ব্লেড, bled
alternator, অল্টারনেটর, altarnetar, olternetor, alternetor
adjuster, অ্যাডজাস্টার, ajastar, adjastar
chamber, চেম্বার, chember, chambar
compressor, কম্প্রেসার, কম্প্রেসর, kompresar
battery, ব্যাটারি, ব্যাটারী, betari, beteri, bettery
colour, color, কালার, kalar
aluminium, aluminum, অ্যালুমিনিয়াম
absorbent, absorbant
assembly, assy, এসেম্বলি, অ্যাসেম্বলি, asembli, asy, assly
hydraulic, হাইড্রোলিক, hydrolik, hidrolik, haidrolik, hydrolic
leaf, leaves
set, সেট
kit, কিট
left, বাম, বামের, lh, bam, bame
right, ডান, ডানের, rh, dan, daner
upper, উপরের, uporer
lower, নিচের, nicher
inner, ভিতরের, vitorer
outer, বাইরের, bairer
exhaust, এগজস্ট, এক্সজস্ট, exost, ekjost, egjost, exosat
black, কালো, kalo
white, সাদা, sada, shada
red, লাল, lal
blue, নীল, neel
green, সবুজ, sobuj
genuine, original, jenuin, jenuine, আসল, asol, অরিজিনাল, orijinal
new, notun, নতুন
old, purano, পুরাতন
`;

/** Makes of vehicles in their spellings, and after a line the models and engines that only this make has. */
const vehicles = `
tata, টাটা, tatar, টাটার | lpt, lpk, sfc, lps, 407, 709, 1613, 1615, 1109, 1512, 2518, 2515, 3118, ace, signa, prima, xenon
ashok, অশোক, asok
leyland, লেল্যান্ড, লেইল্যান্ড, লেলেন্ড, leland, leylend, lelend, layland | dost, 1616, 2214, ecomet, 1618, 4923
hino, হিনো, hinor, হিনোর, heno | dutro, ak1j, fc9j, fg8j, fm8j, ranger, profia, fc, j08c, j05c
isuzu, ইসুজু, ইসুজুর, isuju, isuzur, esuzu, izuzu | npr, nkr, nqr, nlr, fvr, ftr, fsr, fvz, elf, giga, 4hf1, 4hl1, 4hk1, 4jb1, 6hh1, 6hk1
eicher, আইশার, আইচার, aisar, aicher, aishar, eichar | pro1110, 1110, 1095, 1059, 1114, pro1095
mitsubishi, মিতসুবিশি, মিটসুবিশি, মিৎসুবিশি, mitsubisi, mitshubishi | fuso, canter, fk, 4d33, 4d34, 4m50, 6m60, 6d16, fighter
fuso, ফুসো, fuzo
canter, ক্যান্টার, kentar, kantar, kenter
mahindra, মাহিন্দ্রা, মাহিন্দ্র, mohindra | bolero, maxximo, supro, blazo
bolero, বোলেরো, bolaro
foton, ফোটন, photon | aumark, bj1049, auman, ollin
aumark, অমার্ক
jac, জেএসি | hfc1040, 1040
sinotruk, সিনোট্রাক, sino, sinotruck | howo, 371
howo, হাওও, হোও, haow
nissan, নিসান, নিশান, nisan | ud, cwa, cwb, pkd
dutro, ডুট্রো, ডুটরো
elf, এলফ
npr, এনপিআর
dost, দোস্ত
ace, এইস, এস
ud, ইউডি
pickup, পিকআপ
bedford, বেডফোর্ড
dongfeng, ডংফেং
shacman, শ্যাকম্যান
faw
volvo, ভলভো
scania
bharatbenz
benz, mercedes
toyota, টয়োটা | dyna, hiace, coaster
suzuki, সুজুকি
hyundai
kia
mazda, মাজদা
daewoo
swaraj, স্বরাজ, sworaj | mazda
maruti, মারুতি
`;

/** Words of everyday language that resemble names of parts. */
const everyday =
  'mobile,brick,bricks,shak,look,looks,luck,lack,lick,thank,thanks,better,butter,bitter,feel,house,houses,show,shows,care,cure,mind,read,point,pant,pants,smart,shall,either,trust,living,sort,shirt,shirts,call,calling,cook,cooking,step,steps,fall,fell,fill,bill,bell,bull,bowl,mike,sell,beer,bear,driving,wine,flight,band,study,pull,pulled,drug,drugs,trick,mister,mystery,pack,battle,easier,washed,serve,crowd,cord,card,mountain,male,mall,cancer,tall,winner,grew,mate,math,load,boring,century,lover,liver,senior,flat,winter,slip,golf,silence,robbery,victory,threat,sock,socks,fifty,shoes,slippers,chat,cheat,steam,waiter,handy,chin,chair,string,strings,pole,patty,pope,goat,collar,burger,pistol,triple,cane,stitch,shelf,sugar,soap,shop,shape,paper,bread,train,brain,desk,book,phone,pen,tree,gold,corn,milk,fish,meat,rice,flour,fruit,phone,charger,laptop,chicken,cement,potato,rose,nurse,purse,cream,dream,table,stable,tablet,cabinet,carpet,basket,blanket,bucket,racket,jacket,ticket,market,pocket,magnet,toaster,poster,oyster,printer,sweater,letter,leather,feather,father,mother,lather,ladder,hammer,summer,dinner,finger,ginger,singer';

/** Words around what is asked for, in English and in Bangla as it is read in Latin letters. */
const fillers =
  'a,an,the,of,for,with,and,in,on,to,i,we,me,my,you,any,do,is,ar,er,r,jonno,jny,dam,koto,kt,lagbe,lagb,chai,ache,ach,ase,nai,nibo,dorkar,drkar,kinbo,din,bhai,vai,ki,kal,aj,urgent,hobe,pawa,paoya,jabe,amar,price,rate,cost,available,stock,buy,need,want,have,please,pls,part,no,number,oem,code,nombor,nomber,nambar,nmbr,spare,truck,lorry,gari,garir,gadir,trak';

/** Words that order what is found, and that a part need not have. */
const preferences =
  'set,kit,assembly,complete,full,pair,new,old,genuine,front,rear,left,right,inner,outer,upper,lower,type,size,piece,pcs';

/** Words of a search that name no kind of part: makes with their models, and other spellings of a word. */
export const synonymWords = {
  vehicles: vehicles
    .trim()
    .split('\n')
    .map((line) => {
      const [spellings = [], models = []] = line.split('|').map(list);
      return { spellings, models };
    }),
  everyday: list(everyday),
  fillers: list(fillers),
  preferences: list(preferences),
  other: words.trim().split('\n').map(list),
};
