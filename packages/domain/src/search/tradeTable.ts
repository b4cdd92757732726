/** The categories of parts, each with its Bangla name and its kinds: id | English | Bangla | Latin letters. */
export const tradeTable = `
# Brakes | ব্রেক
brake-pad | brake pad, disc pad, disc brake pad, brake pad set | ব্রেক প্যাড, ডিস্ক প্যাড | brek pad, brek ped, brake ped
brake-lining | brake lining, brake liner, brake facing, brake lining set, brake rivet lining | ব্রেক লাইনিং, ব্রেক লাইনার | brek lining, brek lainar, brek laining
brake-shoe | brake shoe, brake shoe with lining, brake shoe assembly | ব্রেক সু, ব্রেক শু, ব্রেক জুতা | brek su, brek shu, brake su
brake-drum | brake drum, drum brake | ব্রেক ড্রাম | brek dram, brake dram
brake-disc | brake disc, disc rotor, brake rotor, brake disk, disc brake rotor, brake disc rotor | ব্রেক ডিস্ক, ডিস্ক রোটর | brek disk, brek disc
brake-caliper | brake caliper, caliper, calliper, brake calliper | ব্রেক ক্যালিপার, ক্যালিপার | brek kaliper, kelipar
brake-chamber | brake chamber, spring brake chamber, air brake chamber, air chamber, brake actuator, spring brake, maxi brake | ব্রেক চেম্বার, এয়ার চেম্বার, ব্রেক পট | brek chember, brek chambar, brake pot
brake-booster | brake booster, hydrovac, hydrovac booster, vacuum booster, brake servo, master vac, vacuum servo | ব্রেক বুস্টার, হাইড্রোভ্যাক | brek bustar, haidrovak, hidrovak
brake-master-cylinder | brake master cylinder, master cylinder, tandem master cylinder, master pump, brake master, brake pump | ব্রেক মাস্টার সিলিন্ডার, মাস্টার সিলিন্ডার, ব্রেক মাস্টার | brek mastar, mastar pump, m cylinder, m cyl, b m cyl
wheel-cylinder | wheel cylinder, brake wheel cylinder, brake cylinder, wheel pump | হুইল সিলিন্ডার, চাকার সিলিন্ডার | huil silindar, w cylinder, w cyl
slack-adjuster | slack adjuster, brake slack adjuster, brake adjuster, auto slack adjuster | স্ল্যাক অ্যাডজাস্টার, ব্রেক অ্যাডজাস্টার | slak ajastar, slek adjastar, s adjuster
brake-valve | brake valve, dual brake valve, foot valve, foot brake valve, relay valve, brake pedal valve, treadle valve, quick release valve, relay valve brake, hand brake valve, four way valve, circuit protection valve | ব্রেক ভালভ, ফুট ভালভ, ডুয়েল ব্রেক ভালভ, রিলে ভালভ | brek valb, fut valve, dual valve
brake-hose | brake hose, brake hose pipe, brake pipe, air hose, air brake hose, brake flexible hose | ব্রেক হোস, ব্রেক হোস পাইপ, ব্রেক পাইপ, হাওয়ার পাইপ | brek paip, brek hos, hawar pipe
air-compressor | air compressor, air brake compressor, brake compressor, compressor | এয়ার কম্প্রেসার, কম্প্রেসার, হাওয়ার মেশিন | hawa compressor, air kompresar, kompresar, hawar mesin
air-dryer | air dryer, air drier, air dryer cartridge, drier | এয়ার ড্রায়ার, এয়ার ড্রাইয়ার | air draiar, hawa draiar
air-tank | air tank, air reservoir, air cylinder tank, air receiver | এয়ার ট্যাংক, হাওয়ার ট্যাংক | hawar tanki, air tanki
hand-brake-cable | hand brake cable, parking brake cable | হ্যান্ড ব্রেক ক্যাবল | hand brek kebol
brake-s-cam | brake cam, s cam, s cam shaft, brake cam shaft | ব্রেক ক্যাম | brek kem
# Clutch | ক্লাচ
clutch-plate | clutch plate, clutch disc, clutch disk, clutch driven plate, clutch plate assembly, clutch disc assembly | ক্লাচ প্লেট, ক্লাস প্লেট, ক্লাচ ডিস্ক | klas plate, klach plate, kilas pilet, c plate
pressure-plate | pressure plate, clutch cover, clutch pressure plate, pr plate, clutch cover assembly | প্রেসার প্লেট, ক্লাচ কভার, ক্লাস কভার | presar plate, presher plate, klas kovar, p plate
clutch-kit | clutch kit, clutch set | ক্লাচ কিট, ক্লাচ সেট | klas set
release-bearing | release bearing, clutch bearing, clutch release bearing, throw out bearing, thrust bearing clutch, rel bearing, throwout bearing | রিলিজ বিয়ারিং, ক্লাচ বিয়ারিং, ক্লাস বিয়ারিং | rilij bearing, klas biaring
clutch-booster | clutch booster, clutch servo, clutch booster assembly, clutch servo unit | ক্লাচ বুস্টার, ক্লাস বুস্টার, ক্লাচ সার্ভো | klas bustar
clutch-master-cylinder | clutch master cylinder, clutch master, clutch pump, clutch upper cylinder, clutch m cyl | ক্লাচ মাস্টার সিলিন্ডার, ক্লাস মাস্টার, ক্লাচ মাস্টার | klas mastar, clutch m cylinder
clutch-slave-cylinder | clutch slave cylinder, slave cylinder, clutch operating cylinder, clutch lower cylinder | ক্লাচ স্লেভ সিলিন্ডার, স্লেভ সিলিন্ডার | slev silindar
clutch-cable | clutch cable, clutch wire | ক্লাচ ক্যাবল, ক্লাচের তার | klas kebol
clutch-fork | clutch fork, clutch lever, release fork | ক্লাচ ফর্ক | klas fork
flywheel | flywheel, fly wheel, flywheel with ring gear, flywheel ring gear, flywheel assembly | ফ্লাইহুইল, ফ্লাই হুইল | flai huil, flai wheel
ring-gear | ring gear, starter ring gear, flywheel gear ring | রিং গিয়ার | ring giar
# Engine | ইঞ্জিন
piston | piston, piston assembly, engine piston, piston with pin, piston set | পিস্টন | piston, pistin
piston-ring | piston ring, p ring, ring set, piston ring set, engine ring, engine ring set | পিস্টন রিং, রিং সেট | piston rin, ring piston
cylinder-liner | cylinder liner, cylinder sleeve, engine liner, engine sleeve, liner, cyl liner, wet liner, dry liner, liner sleeve | সিলিন্ডার লাইনার, লাইনার, ইঞ্জিন লাইনার, স্লিভ | lainar, silindar lainar, engine lainar, silip
engine-kit | engine kit, liner kit, piston liner kit, liner piston kit, engine overhaul kit | ইঞ্জিন কিট, লাইনার পিস্টন কিট | engine kit
connecting-rod | connecting rod, con rod, conrod, connecting rod assembly, c rod | কানেক্টিং রড, কন রড | kanekting rod, kon rod
con-rod-bearing | con rod bearing, connecting rod bearing, big end bearing, big end, rod bearing, conrod bearing, con rod metal, big end metal, con bearing, connecting bearing | কন রড বিয়ারিং, বিগ এন্ড বিয়ারিং, কানেক্টিং বিয়ারিং, কন বিয়ারিং | big end biaring, kon bearing, kon biaring
main-bearing | main bearing, crankshaft bearing, crankshaft main bearing, main bearing set, main metal, crank bearing, crank metal, engine bearing | মেইন বিয়ারিং, মেন বিয়ারিং, ক্র্যাংক বিয়ারিং | men bearing, mein biaring, crank biaring
crankshaft | crankshaft, crank shaft, crank | ক্র্যাংকশ্যাফট, ক্র্যাংক শ্যাফট, ক্রাংকশ্যাফট, ক্র্যাঙ্কশ্যাফট | krank shaft, krang shap, crank shap
camshaft | camshaft, cam shaft | ক্যামশ্যাফট, ক্যাম শ্যাফট | kem shaft, kam shap
timing-gear | timing gear, timing gear set | টাইমিং গিয়ার | taiming giar
timing-chain | timing chain, timing chain kit | টাইমিং চেইন | taiming chen
timing-belt | timing belt, cam belt | টাইমিং বেল্ট | taiming belt
engine-valve | engine valve, exhaust valve, inlet valve, intake valve, valve set, valve in ex, valve, ex valve, in valve, engine valve set | ইঞ্জিন ভালভ, ভাল্ভ, ভালভ, এক্সজস্ট ভালভ | valb, engine valb
valve-guide | valve guide, guide valve | ভালভ গাইড | valb gaid
valve-seat | valve seat, valve seat ring | ভালভ সিট | valb sit
valve-seal | valve seal, valve stem seal | ভালভ সিল | valb sil
rocker-arm | rocker arm, rocker | রকার আর্ম | rokar
push-rod | push rod | পুশ রড | pus rod
tappet | tappet, valve lifter, valve tappet | ট্যাপেট | tepet, tapit
cylinder-head | cylinder head, engine head, head assembly | সিলিন্ডার হেড, ইঞ্জিন হেড | silindar hed
engine-block | cylinder block, engine block | সিলিন্ডার ব্লক, ইঞ্জিন ব্লক | injin blok
head-gasket | head gasket, cylinder head gasket, h gasket, cyl head gasket | হেড গ্যাসকেট, সিলিন্ডার হেড গ্যাসকেট, হেড প্যাকিং | hed gasket, hed gaskit, head packing, hed peking
gasket-set | gasket set, full gasket set, overhauling gasket set, overhaul gasket set, gasket kit, engine gasket set, full set gasket, packing set, engine gasket, full gasket, gasket | গ্যাসকেট সেট, প্যাকিং সেট, ফুল গ্যাসকেট, গ্যাসকেট | gaskit set, peking set, ful gasket
engine-mounting | engine mounting, engine mount, engine foundation, engine mounting rubber, mounting rubber, engine rubber, foundation rubber | ইঞ্জিন মাউন্টিং, ইঞ্জিন ফাউন্ডেশন, ইঞ্জিন মাউন্ট, ইঞ্জিনের রাবার, ফাউন্ডেশন | engine maunting, injin faundesan, engine rabar
oil-pump | oil pump, engine oil pump, lub oil pump, lube pump, lube oil pump, mobil pump | অয়েল পাম্প, মবিল পাম্প | mobil pamp, oyel pamp
oil-cooler | oil cooler, engine oil cooler | অয়েল কুলার, মবিল কুলার | oyel kular, mobil kular
oil-sump | oil sump, oil pan, engine sump | অয়েল সাম্প, অয়েল প্যান, মবিল চেম্বার | oil chamber
turbocharger | turbocharger, turbo charger, turbo, turbo assembly | টার্বো, টার্বোচার্জার, টার্বো চার্জার | tarbo, tarbo charjar
crank-pulley | crank pulley, crankshaft pulley, vibration damper, damper pulley | ক্র্যাংক পুলি | krank puli
oil-seal | oil seal, o seal, hub oil seal, oil seal hub, hub seal, wheel seal, crank seal, crank oil seal, crankshaft oil seal, gear box oil seal, axle oil seal, rear oil seal, front oil seal, seal | অয়েল সিল, অয়েল সীল, হাব সিল, সিল | oyel sil, oil sil, hub sil
o-ring | o ring, rubber ring | ও রিং | o rin
# Filters | ফিল্টার
oil-filter | oil filter, lube filter, lub oil filter, engine oil filter, lube oil filter, oil filter element, l filter, lub filter, mobil filter, o filter | অয়েল ফিল্টার, মবিল ফিল্টার, লুব ফিল্টার | mobil filtar, oyel filtar, mobil chakni
air-filter | air filter, air cleaner, air filter element, air element, a filter, dust filter | এয়ার ফিল্টার, হাওয়া ফিল্টার, এয়ার ক্লিনার | hawa filtar, air filtar, hawa chakni
fuel-filter | fuel filter, diesel filter, f filter, fuel filter element, diesel filter element, fuel element | ফুয়েল ফিল্টার, ডিজেল ফিল্টার, তেলের ফিল্টার | tel filter, telr filter, tel filtar, dijel filtar
water-separator | water separator, fuel water separator, sedimenter, diesel water separator | ওয়াটার সেপারেটর, পানি সেপারেটর, ফুয়েল ওয়াটার সেপারেটর | water separetor, pani separetor, watar sepretar
cabin-filter | cabin filter, ac filter, a c filter | কেবিন ফিল্টার, এসি ফিল্টার | kebin filtar
hydraulic-filter | hydraulic filter, steering filter, power steering filter | হাইড্রোলিক ফিল্টার | haidrolik filtar
# Fuel system | জ্বালানি
injector | injector, nozzle, injector nozzle, diesel nozzle, fuel injector, diesel injector, fuel nozzle, injector assembly | ইনজেক্টর, নজেল, নজল, ইঞ্জেক্টর | nojel, nozel, injektar, najel
injection-pump | injection pump, fuel injection pump, diesel pump, fip, fuel pump assembly, high pressure pump | ইনজেকশন পাম্প, ডিজেল পাম্প, হাই প্রেসার পাম্প | injecsan pamp, dijel pamp
feed-pump | feed pump, fuel feed pump, hand priming pump, hand pump, priming pump, fuel lift pump, lift pump, primer pump, hand primer pump, fuel pump | ফিড পাম্প, হ্যান্ড পাম্প, ফুয়েল পাম্প, তেলের পাম্প | fid pump, fid pamp, tel pump, telr pump
plunger | plunger, pump element, fuel pump plunger | প্লাঞ্জার | planjar
delivery-valve | delivery valve | ডেলিভারি ভালভ | delivari valb
fuel-tank | fuel tank, diesel tank | ফুয়েল ট্যাংক, তেলের ট্যাংক, ডিজেল ট্যাংক | tel tanki, telr tanki, dijel tanki, tel tank
fuel-tank-cap | fuel tank cap, diesel tank cap, tank cap, fuel cap, diesel cap, fuel tank lid | ফুয়েল ট্যাংক ক্যাপ, তেলের ট্যাংকের ঢাকনা, তেলের ঢাকনা, ট্যাংকের ঢাকনা, ফুয়েল ক্যাপ | tel tank dhakna, telr tank dhakna, tel dhakna, tank dhakna, tanki dhakna, tel tanki dhakna, telr tanki dhakna
fuel-pipe | fuel pipe, diesel pipe, fuel hose, injector pipe, high pressure pipe | ফুয়েল পাইপ, তেলের পাইপ | tel pipe, tel paip
accelerator-cable | accelerator cable, throttle cable, acc cable | এক্সিলারেটর ক্যাবল, এক্সেলেটর ক্যাবল | eksiletar kebol
fuel-gauge | fuel gauge, tank float, fuel tank float, tank unit, fuel sender | ফুয়েল গেজ, ট্যাংক ফ্লোট | tank flot
# Cooling | কুলিং
radiator | radiator, radiator assembly, radiator core, rad assembly, aluminium radiator core | রেডিয়েটর, রেডিয়েটার | redietor, rediatar, redietar, panir tanki, radiater
radiator-cap | radiator cap, radiator lid, pressure cap | রেডিয়েটর ক্যাপ, রেডিয়েটরের ঢাকনা, রেডিয়েটার ক্যাপ, পানির ঢাকনা | rediator kep, rediator dhakna, rediatar dhakna, panir dhakna
radiator-hose | radiator hose, radiator pipe, water hose, water pipe, coolant hose, radiator hose pipe, rad hose, hose pipe | রেডিয়েটর হোস, রেডিয়েটর পাইপ, পানির পাইপ, হোস পাইপ, রেডিয়েটার হোস | rediator pipe, panir paip, rediatar pipe, hos paip
radiator-fan | radiator fan, fan blade, radiator fan blade, cooling fan, fan clutch, viscous fan, viscous fan clutch, fan, engine fan, viscous clutch | রেডিয়েটর ফ্যান, ফ্যান ব্লেড, ফ্যান, পাখা, রেডিয়েটর পাখা, ইঞ্জিনের পাখা | fen, fen bled, pakha, radiator pakha, injin pakha, engine pakha
water-pump | water pump, engine water pump, coolant pump, water pump assembly, w pump | ওয়াটার পাম্প, পানির পাম্প | panir pamp, watar pamp, pani pump, oyatar pamp
thermostat | thermostat, thermostat valve, thermostate valve | থার্মোস্ট্যাট, থার্মোস্ট্যাট ভালভ, থার্মোস্টেট | tharmostat, tarmostat, thermostat valb
fan-belt | fan belt, v belt, alternator belt, poly v belt, engine belt, ribbed belt, dynamo belt, belt, ac belt, multi rib belt | ফ্যান বেল্ট, ভি বেল্ট, বেল্ট, ইঞ্জিনের বেল্ট, ডায়নামো বেল্ট | fen belt, fan balt, bhi belt, dainamo belt
belt-tensioner | belt tensioner, tensioner, idler pulley, tensioner pulley, tension bearing | টেনশনার, বেল্ট টেনশনার | tensonar
intercooler | intercooler, inter cooler, charge air cooler | ইন্টারকুলার | intar kular
coolant-tank | coolant tank, expansion tank, radiator reserve tank, coolant reservoir | কুল্যান্ট ট্যাংক, রিজার্ভ ট্যাংক | rijarv tank
# Electrical | ইলেকট্রিক
battery | battery, truck battery, mf battery, maintenance free battery | ব্যাটারি, ব্যাটারী | betari, bettery, batari, beteri
alternator | alternator, dynamo, alternator assembly, generator | অল্টারনেটর, ডায়নামো, ডাইনামো, জেনারেটর | dainamo, daynamo, altarnetar, olternetor, genaretor
starter | starter, starter motor, self starter, self motor, self, starting motor, starter assembly | সেলফ মোটর, সেলফ, স্টার্টার, স্টার্টার মোটর, সেলফ স্টার্টার | self motar, selp motor, salf motor, istartar, startar, sef motor, sef
starter-solenoid | starter solenoid, solenoid switch, starter switch, self solenoid, solenoid | সলিনয়েড, সেলফ সলিনয়েড | solinoid
carbon-brush | carbon brush, starter carbon brush | কার্বন ব্রাশ | karbon brash
bendix | bendix, bendix drive, starter bendix, starter drive | বেনডিক্স | bendiks
heater-plug | heater plug, glow plug, heater plag | হিটার প্লাগ, গ্লো প্লাগ | hitar plag, hiter plug, glo plag, heter plag
relay | relay, starter relay, horn relay, flasher relay, flasher unit, flasher, relay switch | রিলে, রীলে, ফ্ল্যাশার, রিলে সুইচ | rile, rele, rilay, flasar
fuse | fuse, blade fuse, fuse box, fuse set | ফিউজ, ফিউজ বক্স | fiuj, fius
ignition-switch | ignition switch, key switch, starting switch, ignition key switch, ignition lock, start switch | ইগনিশন সুইচ, চাবির সুইচ, স্টার্ট সুইচ | ignisan suich, chabi switch, chabir switch, start suich
combination-switch | combination switch, head lamp switch, dipper switch, indicator switch, column switch, turn signal switch | কম্বিনেশন সুইচ, ডিপার সুইচ | dipar suich, kombinesan suich
brake-switch | brake light switch, stop light switch, brake switch | ব্রেক লাইট সুইচ, ব্রেক সুইচ | brek suich
oil-pressure-switch | oil pressure switch, oil pressure sensor, oil sensor, oil switch, oil pressure sender, oil gauge sensor | অয়েল প্রেসার সুইচ, অয়েল প্রেসার সেন্সর, মবিল সেন্সর | mobil sensor, mobil suich, oyel sensar
temperature-sensor | temperature sensor, temp sensor, temperature switch, water temperature sensor, heat sensor, coolant sensor, temperature sender, heat switch | টেম্পারেচার সেন্সর, হিট সেন্সর, তাপমাত্রা সেন্সর | tempareture sensar, hit sensor, hit sensar
speed-sensor | speed sensor, abs sensor, wheel speed sensor, speedometer sensor | স্পিড সেন্সর, এবিএস সেন্সর | spid sensar
horn | horn, electric horn, air horn, horn set, pressure horn, hydraulic horn | হর্ন, এয়ার হর্ন, হাইড্রোলিক হর্ন | haran, hawa horn, hydrolik horn, hon
wiring-harness | wiring harness, wiring, wire harness, wiring loom | ওয়্যারিং, ওয়ারিং | oyaring
speedometer | speedometer, speed meter, meter, dashboard meter, instrument cluster | স্পিডোমিটার, মিটার | mitar, spido mitar
wiper-motor | wiper motor, wiper motor assembly, glass wiper motor | ওয়াইপার মোটর, ওয়াইপার মটর | waipar motor, waiper motar
battery-cable | battery cable, battery terminal, battery lead | ব্যাটারি ক্যাবল, ব্যাটারির তার | betari kebol, betari tar
camera | reverse camera, back camera | ব্যাক ক্যামেরা | bek kemera
# Lights | লাইট
headlight | headlight, head light, head light assembly, front light | হেডলাইট, হেড লাইট, সামনের লাইট, সামনের বাতি | hed lait, hedlait, samner bati, samner light
tail-light | tail light, rear light, back light, rear combination light, combination light, stop light, brake light, tail light assembly, backlight, taillight | টেইল লাইট, ব্যাক লাইট, পিছনের লাইট, পেছনের বাতি, পিছনের বাতি, টেল লাইট | bek lait, tel lait, pichoner light, peshoner bati, pichoner bati
indicator | indicator, indicator light, turn signal light, turn signal, signal light, side indicator, side light, blinker, winker | ইন্ডিকেটর, ইন্ডিকেটর লাইট, সিগনাল লাইট, ইন্ডিকেটার | indiketar, signal lait, indicator lait, indiketor, signal bati
bulb | bulb, head light bulb, headlight bulb, halogen bulb, signal bulb, indicator bulb, tail light bulb, h4 bulb, led bulb | বাল্ব, হেডলাইট বাল্ব, হেড লাইটের বাল্ব, লাইটের বাল্ব | balb, hed lait balb, light balb, headlight balb, bati balb
fog-light | fog light | ফগ লাইট | fog lait, fag lait
cabin-light | cabin light, roof light, inner light | কেবিন লাইট | kebin lait
marker-light | marker light, clearance light, side marker light | মার্কার লাইট | markar lait
reflector | reflector, reflector sticker, reflective tape | রিফ্লেক্টর | riflektar
# Steering | স্টিয়ারিং
steering-box | steering box, steering gear box, steering gear, steering gearbox, stg box, power steering box, steering gear assembly | স্টিয়ারিং বক্স, স্টিয়ারিং গিয়ার বক্স, স্টিয়ারিং গিয়ার | stearing baks, istiaring box, steering baks
steering-pump | power steering pump, steering pump, p s pump, hydraulic steering pump, ps pump, power pump | পাওয়ার স্টিয়ারিং পাম্প, স্টিয়ারিং পাম্প, হাইড্রোলিক পাম্প | pawar pump, stearing pamp, power stiaring pamp
tie-rod-end | tie rod end, tie rod, ball joint, ball joint tie rod, track rod end, t r end, steering ball joint, rod end, tie rod ball joint, tie end, track rod | টাই রড, টাই রড এন্ড, বল জয়েন্ট, টাইরড | tai rod, tairod, bol joint, tai rod end, boll jaint
drag-link | drag link, drag link assembly, steering drag link, steering rod, pitman rod, drag rod | ড্র্যাগ লিংক, স্টিয়ারিং রড, ড্রাগ লিংক | drag link, dreg link, drak link
pitman-arm | pitman arm, drop arm | পিটম্যান আর্ম, ড্রপ আর্ম | pitman arm
king-pin | king pin, kingpin, king pin kit, king pin set | কিং পিন, কিংপিন | kin pin
steering-wheel | steering wheel | স্টিয়ারিং হুইল, স্টিয়ারিং চাকা | istiaring huil
steering-column | steering column, steering shaft, steering joint, steering cross | স্টিয়ারিং কলাম | stearing kolam
# Suspension | সাসপেনশন
shock-absorber | shock absorber, shock, shock abs, damper, shocker, cabin shock absorber | শক অ্যাবজরবার, শক এবজরবার, শক, শকাপ, শক আপ, শক অ্যাবজর্বার, সকাপ | shok absorber, sok abjarbar, sokap, shokap, sock absorber, shock up
leaf-spring | leaf spring, spring leaf, l spring, spring, main leaf, spring plate, road spring, spring patti, leaf | লিফ স্প্রিং, স্প্রিং, স্প্রিং পাতি, কামানি, স্প্রিং পাত, পাতি স্প্রিং | lip spring, kamani, spring pati, lif isprin, pati spring, kamani pati
u-bolt | u bolt, spring u bolt, u bolt with nut, u clamp, axle u bolt, leaf spring u bolt | ইউ বোল্ট, ইউ বল্টু, স্প্রিং ইউ বোল্ট | iu bolt, you bolt, u boltu, u nat
centre-bolt | centre bolt, spring centre bolt | সেন্টার বোল্ট | sentar bolt, gulti bolt
shackle-pin | shackle pin, spring pin, spring shackle pin, shackle, spring shackle | শ্যাকল পিন, স্প্রিং পিন, শেকল পিন | sakel pin, shekel pin, isprin pin, sekal pin
spring-bush | spring bush, leaf spring bush, shackle bush, spring bushing | স্প্রিং বুশ | spring bus, isprin bush
air-spring | air spring, air bellow, air suspension bag, air bag, bellow | এয়ার স্প্রিং, এয়ার বেলো | hawar belun
torque-rod | torque rod, torque rod bush, torque arm, v rod | টর্ক রড | tork rod
stabilizer | stabilizer, stabilizer bar, stabilizer link, stabilizer bush, anti roll bar | স্ট্যাবিলাইজার | stebilaijar
cabin-mounting | cabin mounting, cabin bush, cabin mount | কেবিন মাউন্টিং | kebin maunting
# Wheels and tyres | চাকা ও টায়ার
tyre | tyre, truck tyre, radial tyre, nylon tyre, wheel tyre | টায়ার, চাকার টায়ার, ট্রাকের টায়ার | chakar tayer, taiyer
tube | inner tube, tube, tyre tube, wheel tube | টিউব, ইনার টিউব, চাকার টিউব | tiub, tyre tiub, chakar tiub, tuib
flap | tyre flap, rim flap, flap | ফ্ল্যাপ, টায়ার ফ্ল্যাপ | flep
rim | rim, wheel rim, steel wheel rim, disc wheel, steel wheel, steel rim, wheel disc | রিম, চাকার রিম, হুইল রিম, ডিস্ক রিম | chakar rim, rimm, rin chaka
wheel-bearing | wheel bearing, hub bearing, taper roller bearing, taper roller bearing hub, wheel hub bearing, front wheel bearing, rear wheel bearing, taper bearing, roller bearing hub | হুইল বিয়ারিং, চাকার বিয়ারিং, হাব বিয়ারিং | chakar biaring, huil biaring, hub biaring
wheel-hub | wheel hub, hub, hub assembly, front hub, rear hub, wheel hub assembly | হুইল হাব, হাব, চাকার হাব | chakar hub, huil hab, hab
hub-bolt | hub bolt, wheel bolt, wheel stud, h bolt, hub stud, rim bolt, wheel hub bolt, stud bolt | হাব বোল্ট, হুইল বোল্ট, চাকার বোল্ট, চাকার বল্টু, হাব বল্টু | chakar bolt, hab bolt, chakar boltu, huil bolt
wheel-nut | wheel nut, wheel nut with washer, hub nut, rim nut, lug nut, wheel lug nut, tyre nut | হুইল নাট, চাকার নাট, হাব নাট | chakar nat, huil nat, w nut
wheel-cap | wheel cap, hub cap, wheel cover | হুইল ক্যাপ, হাব ক্যাপ | huil kep
tyre-valve | tyre valve, tube valve, valve core, tubeless valve | টায়ার ভালভ | taiar valb
# Gearbox and axle | গিয়ার ও এক্সেল
gearbox | gearbox, gear box, gear box assembly, transmission, transmission assembly | গিয়ার বক্স, গিয়ারবক্স | giar baks, giyar box
main-shaft | main shaft, gear box main shaft, gearbox main shaft, gear main shaft, transmission main shaft | মেইন শ্যাফট, গিয়ার বক্স মেইন শ্যাফট, মেন শ্যাফট | men shap, mein shaft, men shaft
counter-shaft | counter shaft, lay shaft, layshaft | কাউন্টার শ্যাফট | kauntar shaft
input-shaft | input shaft, clutch shaft, top gear, drive pinion gear box | ইনপুট শ্যাফট, ক্লাচ শ্যাফট | klas shaft
gear | gear, first gear, second gear, third gear, fourth gear, fifth gear, reverse gear | গিয়ার | giar
synchronizer-ring | synchronizer ring, synchro ring, synchroniser ring, synchronizer, synchro, gear ring, baulk ring, syncro ring, brass ring, synchronizer cone | সিনক্রোনাইজার রিং, সিনক্রো রিং, গিয়ার রিং | sinkro ring, sincro ring, giar ring, sinkronaijar ring
gear-lever | gear lever, gear shift lever, gear stick, shift lever | গিয়ার লিভার | giar livar
gear-cable | gear cable, gear shift cable, shift cable, gear shifter cable | গিয়ার ক্যাবল | giar kebol
pto | pto, power take off | পিটিও | pito
crown-pinion | crown wheel and pinion, crown wheel pinion, crown pinion, crown wheel, cwp, cwp set, crown and pinion, c w pinion, differential gear, ring and pinion | ক্রাউন পিনিয়ন, ক্রাউন হুইল, ক্রাউন হুইল পিনিয়ন | kraun piniyan, crown pinian, kraun pinion, kraun huil
differential | differential, differential assembly, diff assembly | ডিফারেনশিয়াল, ডিফ্রেন্সিয়াল | difrensial, difarensial
spider-kit | spider kit, spider gear, differential spider, star gear, sun gear, bevel gear set, spider | স্পাইডার কিট, স্টার গিয়ার | ispaidar
propeller-shaft | propeller shaft, prop shaft, drive shaft, cardan shaft, propeller, joint shaft, propeller shaft assembly, jointshaft | প্রপেলার শ্যাফট, প্রোপেলার শ্যাফট, জয়েন্ট শ্যাফট, প্রপেলার | propelar shaft, prapelar shap, joint shap, poplar shaft
uj-cross | uj cross, u j cross, universal joint, uj kit, cross bearing, uj, cross, joint cross, u joint, cross kit, propeller shaft cross, universal cross, cross joint | ইউজে ক্রস, ক্রস, ক্রস বিয়ারিং, জয়েন্ট ক্রস, ইউনিভার্সাল জয়েন্ট | kros, kross, cros, kros bearing, ujay cross, joint kros
centre-bearing | centre bearing, centre bearing support, propeller shaft centre bearing, propeller bearing, centre rubber, centre bearing rubber, hanger bearing, centre support bearing | সেন্টার বিয়ারিং, প্রপেলার বিয়ারিং | sentar bearing, senter biaring, propelar bearing
axle-shaft | axle shaft, rear axle shaft, axle, half shaft, hub shaft, rear axle, drive axle shaft | এক্সেল শ্যাফট, এক্সেল, অ্যাক্সেল শ্যাফট, হাফ শ্যাফট | eksel, axel, eksel shap, axel shaft, hap shaft
axle-housing | axle housing, differential housing, rear axle housing | এক্সেল হাউজিং | eksel hausing
front-axle | front axle, front axle beam, i beam | সামনের এক্সেল, ফ্রন্ট এক্সেল | samner eksel
bush | bush | বুশ | bus
bearing | ball bearing, roller bearing, needle bearing, pilot bearing | বল বিয়ারিং | bol bearing, bal bearing
# Exhaust | এগজস্ট
silencer | silencer, muffler, exhaust muffler, silencer assembly, exhaust silencer, exhaust box, silencer box | সাইলেন্সার, সাইলেন্সর, এগজস্ট সাইলেন্সার | sailensar, selencer, silensar, salensar
exhaust-manifold | exhaust manifold, manifold, ex manifold, e manifold, exhaust header, inlet manifold, intake manifold | এগজস্ট মেনিফোল্ড, মেনিফোল্ড, এক্সজস্ট ম্যানিফোল্ড | menifold, egjost manifold, manifol
exhaust-pipe | exhaust pipe, silencer pipe, tail pipe, front pipe | এগজস্ট পাইপ, সাইলেন্সার পাইপ | sailensar pipe, egjost pipe
exhaust-brake | exhaust brake, engine brake | এগজস্ট ব্রেক | egjost brek
# Body and cabin | বডি ও কেবিন
windscreen | windscreen, windshield, wind screen, front glass, windscreen glass, w screen, windshield glass, wind shield, laminated windscreen, windscreen laminated | উইন্ডস্ক্রিন, সামনের গ্লাস, উইন্ডশিল্ড, সামনের কাচ | samner glass, samner kach, windsil, uindshild, uindo glass
wiper-blade | wiper blade, windscreen wiper, wiper, wiper rubber, wiper blade set, wiper arm, windshield wiper | ওয়াইপার ব্লেড, ওয়াইপার, ওয়াইপার রাবার | waipar, waipar bled, waiper blade, oyaipar
mirror | mirror, rear view mirror, side mirror, looking glass, mirror assembly, view mirror, door mirror, side view mirror | লুকিং গ্লাস, মিরর, লুকিং মিরর, সাইড মিরর, আয়না | luking glas, luking glass, lukin glas, aina
bumper | bumper, front bumper, f bumper, bumper assembly, bumper corner, rear bumper, bumper bar | বাম্পার, সামনের বাম্পার | bampar, bampher, bumpar
mudguard | mudguard, mud guard, m guard, fender, mud flap, mud wing, wheel fender | মাডগার্ড, মাড গার্ড, কাদা গার্ড, মাটগার্ড | madgard, mad gard, matgard, kada gard, mat gard
door-lock | door lock, door handle, door lock set, door handle outer set, lock set, outer handle, door lock assembly, door latch, door handle outer, door handle inner | ডোর লক, দরজার লক, দরজার হ্যান্ডেল, ডোর হ্যান্ডেল, দরজার হাতল, দরজার তালা | dorjar lok, dor lok, dorjar hendel, dor handle, door lok, dor hendel, dorjar hatol
door | door, door assembly, cabin door | দরজা, ডোর | doroja
door-glass | door glass, window glass, side glass | দরজার গ্লাস, ডোর গ্লাস, জানালার কাচ | dorjar glas, janalar glass
window-regulator | window regulator, window winder, door regulator, window lifter, glass regulator, power window motor | উইন্ডো রেগুলেটর, গ্লাস মেশিন | glass mesin, reguletar
grille | grille, front grille, radiator grille, front grill | গ্রিল, সামনের গ্রিল | grill
seat | seat, driver seat, seat cover | সিট, ড্রাইভার সিট, সিট কভার | sit, sit kovar
sun-visor | sun visor | সান ভাইজর | san vaijar
cabin | cabin, cabin assembly, truck cabin, cabin lift pump, cabin jack | কেবিন | kebin
rope | rope, nylon rope | রশি, দড়ি | roshi, rosi, dori
tarpaulin | tarpaulin, tarpoline, truck tarpaulin, canvas, tripal, truck cover, tarpal | তেরপল, ত্রিপল, তিরপল | tirpol, tripol, terpal, tirpal, terpol
weather-strip | weather strip, door rubber, door seal, glass rubber, windscreen rubber, beading | ডোর রাবার, গ্লাস রাবার, দরজার রাবার | dorjar rabar, glas rabar
# Oils and fluids | তেল ও তরল
engine-oil | engine oil, diesel engine oil, motor oil, lubricant, lube oil, mobil, mobil oil, lub oil | ইঞ্জিন অয়েল, মবিল, মোবিল, ইঞ্জিনের তেল, মবিল অয়েল | mobil, mobill, mobeel, injin oil, mobil tel
gear-oil | gear oil, axle oil, differential oil, transmission oil, gear box oil, axle gear oil, axle and gear oil, gearbox oil | গিয়ার অয়েল, গিয়ারের তেল, গিয়ার বক্স অয়েল | giar oyel, giyar oil, giar tel, gearr tel
brake-oil | brake oil, brake fluid, clutch fluid, dot 3, dot 4, brake and clutch fluid, clutch oil, hydraulic brake oil | ব্রেক অয়েল, ব্রেক ফ্লুইড, ব্রেকের তেল | brek oyel, brek oil, brek tel, brek fluid
power-steering-oil | power steering oil, power steering fluid, atf, steering oil, hydraulic oil, automatic transmission fluid | পাওয়ার অয়েল, হাইড্রোলিক অয়েল, স্টিয়ারিং অয়েল | pawar oil, haidrolik oil
grease | grease, wheel bearing grease, lithium grease, bearing grease, hub grease, chassis grease | গ্রিজ, গ্রীজ, বিয়ারিং গ্রিজ | greez, grij, gris, biaring grij, greej
coolant | coolant, antifreeze, antifreeze coolant, radiator coolant, radiator water, radiator fluid, anti freeze | কুল্যান্ট, কুলেন্ট, রেডিয়েটর কুল্যান্ট, রেডিয়েটরের পানি | kulant, kulent, rediatar pani, radiator pani, cooland
adblue | adblue, ad blue, def, def fluid, urea solution | অ্যাডব্লু | edblu
paint | paint, spray paint, auto spray paint, auto paint, enamel paint, primer, epoxy primer, colour paint, primer paint, body paint, car paint | রং, রঙ, প্রাইমার, স্প্রে পেইন্ট, পেইন্ট, গাড়ির রং | rong, gari rong, prymar, praimar, spre rong, gadir rong
sealant | sealant, gasket maker, silicone, silicone gasket, gasket shellac, adhesive | সিলিকন, গ্যাসকেট মেকার | silikon
# Tools and accessories | যন্ত্র ও অন্যান্য
jack | jack, hydraulic jack, bottle jack, hydraulic bottle jack, lifting jack | জ্যাক, হাইড্রোলিক জ্যাক, বোতল জ্যাক | jek, jak, haidrolik jek, botol jack
wrench | wrench, wheel wrench, spanner, wheel spanner, lug wrench, l wrench | রেঞ্চ, চাকার রেঞ্চ, হুইল রেঞ্চ | rench, renc, huil rench
tool-box | tool box, tool kit | টুল বক্স | tul baks
fire-extinguisher | fire extinguisher | ফায়ার এক্সটিংগুইশার | fire sylinder
hose-clamp | hose clamp, hose clip, clamp | হোস ক্ল্যাম্প, ক্লিপ | klamp, hos klip
`;
