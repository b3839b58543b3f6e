// Health and safety: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
activity: pulse, heart rate, vital signs | ecg, ekg, heartbeat, monitor, activity log, performance, amplitude, oscillation | health, fitness, analytics, status, usage
activity-heartbeat: pulse, heartbeat, ecg, ekg, vital signs | heart rate, health | hospital
aed: defibrillator, automated external defibrillator | defib, cardiac arrest, resuscitation | first aid, emergency, heart, shock, cpr
aid: first aid | medical kit, bandage, help, medic | emergency, hospital, relief, care, doctor
aids: hiv | awareness ribbon, red ribbon | charity, disease, virus, campaign
ampoule: vial, ampule | medicine bottle, phial, vaccine, injection vial | medicine, injection, pharmacy
asclepius: rod of asclepius, staff of asclepius | medical symbol, caduceus, snake staff, medicine | doctor, pharmacy, health, hospital, snake
bacteria: germs, bacterium | microbe, microorganism, germ, virus, antibiotic, antibody, contagious, mutant, probiotic | infection, biology, disease, hygiene
bandage: plaster, band aid, sticking plaster | adhesive bandage, patch, first aid, dressing | wound, injury, fix, hurt, heal, cut, medical, bruise, scratch
bandaids: plasters, band aids, bandages | patch, adhesive bandages, first aid | wound, injury, fix, heal, medical
beaker: | lab glass, flask, laboratory, experiment, experimental | chemistry, science, lab, test
biceps-flexed: muscle, strength, strong, arm muscle, flex | workout, gym, power, bodybuilding, fitness | sport
biohazard: biohazardous, biological hazard | toxic, hazard, danger, infectious, contamination, hazmat, hazardous, pandemic, epidemic, infestation | virus, warning, poison, lab, zombie, waste
blood: | blood drop, blood donation, bleeding, transfusion, plasma | red, drop, injury, medical, pressure, hospital
blood-pressure: hypertension, sphygmomanometer | blood, vital signs | hospital
body-scan: full body scan, airport scanner, mri | x-ray, health check, metal detector | hospital
bone-fracture: broken bone, fracture, orthopedics | injury, x-ray, orthopaedics | hospital
breast: breast pump | breastfeeding, milk pump, nursing | baby, mother, milk, bosom
caduceus: medical symbol, staff of hermes | winged staff, rod of asclepius, snakes | medicine, doctor, pharmacy, hermes
capsule: pill | medicine, medication, tablet, drug, pill shape | pharmacy, rounded rectangle, prescription, vitamin
cardiogram: ecg, ekg, electrocardiogram | heart rate, heartbeat, pulse, cardio | heart, hospital, monitor, health
care: | dental care, healthcare, nursing, look after | health, heart, hands, support
checkup: medical check, physical | health check, examination, check up | doctor, list, hospital, clipboard
chlorine: chlorine bleach | bleach, bleaching | laundry, washing, care label, chemistry
cigarette: smoking | ciggy, tobacco, smoking area, nicotine, smoke | no smoking, lighter, ash, smoker, vape, spliff, doobie, blunt
cigarette-off: no smoking, smoke free, smoking forbidden, cigarette slash | quit smoking, nonsmoking, smoking ban | health, sign
cigarette-slash: no smoking, smoke free, smoking forbidden | quit smoking | health, sign
clinic: medical centre, health centre | hospital, surgery, doctor's office, practice | doctor, medical, building, health
covid: covid 19, coronavirus, corona | pandemic, virus, sars cov 2 | health, mask, vaccine, infection
cross: | x, plus, christian cross, medical cross, close, crucifix, catholicism, salvation, cruciform, christianity | religion, medical, church, first aid, cancel, wrong
crutches: | walking aid, mobility aid, walking sticks | injury, broken leg, disability, hospital
dental: tooth, dentist | teeth, dental care, orthodontist, dentistry, bicuspid, incisor, molar | health, oral hygiene, braces, toothbrush, oral
dental-broken: broken tooth, toothache, cavity | dentist, tooth
dental-tooth: tooth, teeth, dentist | dental, molar
digestion: digestive system, stomach | gut, intestine, bowel, gastric, tummy | food, metabolism, health, body
dip: drip dry | dip dry, dry flat | laundry, washing, care label
disabled: deactivated | wheelchair, handicapped, disability, disabled person, turned off, inactive | accessibility, off, accessible, unavailable
dryclean: dry clean, dry cleaning | dry cleaner, laundry symbol | laundry, care label, clothes, circle
ear-off: deaf, hearing impaired, hard of hearing, ear slash | deafness, no sound, mute | accessibility
ear-slash: deaf, hearing impaired, hard of hearing, ear off | deafness | accessibility
electrodes: aed pads, defibrillator pads | electrode pads, aed | defibrillator, heart, first aid, emergency
emergency: emergency room | stretcher, hospital bed, gurney, a and e, er | hospital, ambulance, accident, patient
emergency-bed: stretcher, gurney, hospital bed | ambulance, patient | hospital
face-mask: surgical mask, medical mask, mask, covid mask | protection mask, mouth mask, respirator | health, pandemic
first-aid: medical cross, red cross, medkit | first aid kit, medical, health, bandage | emergency
first-aid-kit: first aid, medical kit, medkit, first aid box, medicine bag | briefcase medical, emergency kit, medical, health kit | health, emergency
flask-conical: erlenmeyer flask, chemistry, experiment, lab, beaker, laboratory | science, beta feature, labs, potion, chemical
flask-conical-off: no chemicals, no experiments | chemical free | science
flask-round: round flask, chemistry, potion, florence flask | experiment, lab, elixir | science
fracture: broken bone, bone fracture | break, broken leg | bone, injury, x ray, orthopedic
gentle: gentle wash, delicate wash | delicate cycle, mild wash | laundry, washing, care label
germ: microbe, bacterium | bacteria, virus, pathogen | infection, hygiene, disease, clean
germ-off: disinfected, antibacterial, germ free | sterile, hygiene | clean
give-blood: blood donation, donate blood, transfusion | blood drop | hospital
hand-sanitizer: disinfectant, hand gel, hand soap, soap dispenser | hygiene, clean hands, covid, antibacterial | health
hand-soap: soap dispenser, liquid soap, hand wash, soap | hygiene, wash hands, sanitizer | bathroom
hang: hang dry, line dry | drip dry, hang to dry | laundry, washing, care label
healtcare: healthcare, health care | medical care, health insurance | medical, hospital, health, doctor
health: | healthcare, medical, heartbeat, heart, wellness, fitness, medicine, mental health | hospital, doctor, care, life, first aid
heart-pulse: heartbeat, heart rate, pulse, vital signs, cardiology, ecg, ekg | cardio, health, bpm, heart monitor, fitness, life, cardiogram | hospital, doctor
heart-rate-monitor: ecg, ekg, heartbeat, heart monitor, vital signs, medical equipment | pulse, cardiogram, ecg monitor | hospital
heartbeat: heart rate, pulse | ecg, ekg, cardiogram, vital signs, electrocardiogram, health | heart, hospital, cardiology, monitor, activity, fitness, alive, life signs, vital sign
hospital: clinic | medical center, infirmary, medical centre, hospital sign, health centre | health, doctor, medical, emergency, cross, building, patient
hospital-bed: patient bed, emergency bed, sickbed | patient, ward, inpatient, stretcher | hospital
injection: syringe, jab | shot, vaccination, vaccine, needle, inject | medical, doctor, hospital
iv: iv bag, intravenous drip, drip | infusion, saline, drip bag, transfusion | hospital, medicine, patient, blood
iv-bag: drip, infusion, intravenous | iv drip, transfusion, saline, blood bag | hospital
labs: laboratory | test tube, experiments, blood test, experimental features | science, chemistry, flask, sample
lotion: cream | body lotion, moisturizer, moisturiser, sunscreen, sun cream, ointment | tube, skin care, cosmetics, beauty
massage: back rub | massage therapist, masseur, masseuse, physiotherapy | spa, relax, wellness, therapy
medical: medicine, healthcare | health, first aid, doctor, hospital, clinic, cross | emergency, nurse, treatment, patient, pharmacy, ambulance
medical-cross: red cross, hospital, first aid, pharmacy, medicine | clinic, health, medical, ambulance | emergency
medical-mask: surgical mask, face mask, mask | covid mask, protection | pandemic
medicine: medication, meds, drug | pills, remedy, syrup, cough syrup, pharmaceutical | pharmacy, doctor, prescription, drugstore, dose, chemist
medicine-bottle: pill bottle, medication, prescription | drugs, pills, syrup, pharmacy | medicine
medicine-syrup: cough syrup, cough medicine, liquid medicine | medication, syrup | medicine
mental: mental health | psychology, mind, therapy, mental wellbeing | head, brain, heart, psychiatry
mental-health: psychology, psychiatry, mind, therapy | wellbeing, brain, self care
nurse: | medical staff, healthcare worker, carer, caregiver | hospital, doctor, medical, care, clinic, patient
patient: sick person | hospital patient, ill person, inpatient | hospital, bed, doctor, clinic
person-standing: person, human, man, figure, accessibility | body, standing, pedestrian, stick figure, upright | people
physiotherapist: physiotherapy, physical therapist | physio, rehabilitation, rehab, physical therapy | massage, medical, therapy
pill: tablet, capsule | medicine, medication, drug, lozenge, meds, drugs | pharmacy, health, prescription, vitamin, painkiller, treatment, dose
pill-bottle: medicine bottle, medication, prescription, tablets | drugs, pills, pharmacy, vitamins, supplements | medicine
pills: tablets, capsules | medication, medicine, drugs, meds, vitamins | pharmacy, doctor, health
prescription: rx, dispensary | medication, medical prescription, doctors note, drugstore | pharmacy, doctor, medicine, pill, drug, health
prescriptions: rx | medicine list, doctor's note, medication | pharmacy, doctor, pills
pressure: blood pressure | hypertension, blood pressure monitor, sphygmomanometer | heart, medical, gauge
psychotherapy: psychology, therapy | mental health, counselling, counseling, psychiatry, psychologist | mind, brain, head
pulse: heartbeat, heart rate | ecg, ekg, vital signs, activity, cardiogram | heart, health, monitor, cardiology, medical, hospital, wave
rate: heart rate | heart rate monitor, pulse, bpm, ecg | heart, monitor, medical
ray: x ray, xray | x-ray, radiograph, radiology, scan | bones, hospital, medical
ribbon: awareness ribbon | cancer ribbon, cause, charity ribbon, aids ribbon | breast cancer, support, health, awareness, award, gift
sanitizer: hand sanitizer, sanitiser, hand sanitiser | disinfectant, hand gel, antibacterial gel | hygiene, covid, soap, clean, hands, germs
shower-head: shower, bathroom shower | bath, wash, rinse | bathroom
smoking: cigarette | no smoking, smoking area, tobacco, cig | health, ban, nicotine
smoking-no: no smoking, smoke free, cigarette off, nonsmoking | quit smoking | health, sign
soap-dispenser-droplet: hand soap, soap dispenser, liquid soap, hand wash, soap | hygiene, wash hands, sanitizer | bathroom
sos: save our souls, distress signal | help, mayday, emergency call | emergency, rescue, alarm
square-activity: pulse, heartbeat, vital signs, ecg | heart rate, health check, monitoring | hospital
stethoscope: | doctor, medical examination, physician, check up, diagnosis, diagnose, diagnostic, medical equipment | medical, health, hospital, heart, medicine, nurse, clinic, gp
surgical: surgical mask, face mask | medical mask, mouth cover, surgery, ppe | covid, virus, doctor
surgical-mask: face mask, medical mask, mask | covid mask, protection | pandemic
syringe: injection, needle | hypodermic, vaccine, jab, inject, vaccination, shot, hypodermic needle | medical, doctor, vaccinate, covid, immunisation, insulin, diabetes, blood sample
syrup: cough syrup, medicine syrup | cough medicine, liquid medicine, medicine bottle | medicine, bottle, cold
tablets: pills | medicine, medication, drugs, painkillers, tabs | pharmacy, doctor, health
test: | test tube, laboratory test, experiment, testing, lab test | science, chemistry, laboratory, research, lab, exam, qa, covid
test-pipe: test tube, lab test, laboratory, chemistry | experiment, science
test-tube: lab test, laboratory, vial, chemistry, blood test, sample | experiment, science, test pipe, chemistry tube, scientific, specimen, assay | urine, urine sample
test-tubes: lab tests, laboratory, chemistry, blood samples | experiment, science
toilet-paper: toilet roll, loo roll, tissue roll, tissue paper | tissue, bathroom tissue, kitchen roll | bathroom
treatment: therapy | care, skin care, hand with drop, blood donation, medical treatment | hand, drop, health
tube: test tube | vial, lotion tube, lab tube | laboratory, chemistry, science, cream, experiment, lab, sample
tubes: test tubes | vials, test tube, laboratory tubes, blood samples | chemistry, lab, science
universal-access: accessibility, a11y, accessible | inclusive, disability | settings
vaccine: vaccination, jab | injection, immunisation, immunization, syringe, vial, inoculation | medical, covid, flu, health, medicine, shot
virus: | coronavirus, covid, germ, microbe, bacteria, pathogen, bug | disease, infection, malware, pandemic, sick, flu, antivirus
virus-off: virus free, disinfected, antiviral | vaccine, immune, covid free | pandemic
weight-scale: bathroom scale, weighing scale, body weight | weigh, diet | health, obese, obesity, overweight
wellness: wellbeing | spa, well being, lotus, self care, relaxation | hand, health, massage
wheelchair: accessible | disabled, disability, handicapped, disabled access, wheelchair user, accessibility, mobility, paraplegic | handicap, parking, person, a11y, hospital, prosthesis
wheelchair-motion: accessible, disabled, wheelchair, accessibility | handicap, disability | access
zzz-off: | insomnia, sleepless | wide awake
`;
