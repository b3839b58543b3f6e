// Health and safety: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
activity: pulse, heart rate, vital signs | ecg, ekg, heartbeat, monitor, activity log, performance | health, fitness, analytics, status, usage
aed: defibrillator, automated external defibrillator | defib, cardiac arrest, resuscitation | first aid, emergency, heart, shock, cpr
aid: first aid | medical kit, bandage, help, medic | emergency, hospital, relief, care, doctor
asclepius: rod of asclepius, staff of asclepius | medical symbol, caduceus, snake staff, medicine | doctor, pharmacy, health, hospital, snake
bandage: plaster, band aid, sticking plaster | adhesive bandage, patch, first aid, dressing | wound, injury, fix, hurt, heal, cut, medical
bandaids: plasters, band aids, bandages | patch, adhesive bandages, first aid | wound, injury, fix, heal, medical
biohazard: biohazardous, biological hazard | toxic, hazard, danger, infectious, contamination | virus, warning, poison, lab, zombie, waste
blood: | blood drop, blood donation, bleeding, transfusion, plasma | red, drop, injury, medical, pressure, hospital
capsule: pill | medicine, medication, tablet, drug, pill shape | pharmacy, rounded rectangle, prescription, vitamin
cigarette: smoking | ciggy, tobacco, smoking area, nicotine, smoke | no smoking, lighter, ash, smoker, vape
cross: | x, plus, christian cross, medical cross, close, crucifix | religion, medical, church, first aid, cancel, wrong
dental: tooth, dentist | teeth, dental care, orthodontist, dentistry | health, oral hygiene, braces, molar, toothbrush
disabled: deactivated | wheelchair, handicapped, disability, disabled person, turned off, inactive | accessibility, off, accessible, unavailable
health: | healthcare, medical, heartbeat, heart, wellness, fitness, medicine, mental health | hospital, doctor, care, life, first aid
heartbeat: heart rate, pulse | ecg, ekg, cardiogram, vital signs, electrocardiogram, health | heart, hospital, cardiology, monitor, activity, fitness
hospital: clinic | medical center, infirmary, medical centre, hospital sign, health centre | health, doctor, medical, emergency, cross, building, patient
medical: medicine, healthcare | health, first aid, doctor, hospital, clinic, cross | emergency, nurse, treatment, patient, pharmacy, ambulance
medicine: medication, meds, drug | pills, remedy, syrup, cough syrup, pharmaceutical | pharmacy, doctor, prescription, drugstore, dose, chemist
nurse: | medical staff, healthcare worker, carer, caregiver | hospital, doctor, medical, care, clinic, patient
pill: tablet, capsule | medicine, medication, drug, lozenge, meds | pharmacy, health, prescription, vitamin, painkiller, treatment, dose
prescription: rx | medication, medical prescription, doctors note | pharmacy, doctor, medicine, pill, drug, health
pulse: heartbeat, heart rate | ecg, ekg, vital signs, activity, cardiogram | heart, health, monitor, cardiology, medical, hospital, wave
ribbon: awareness ribbon | cancer ribbon, cause, charity ribbon, aids ribbon | breast cancer, support, health, awareness, award, gift
sanitizer: hand sanitizer, sanitiser, hand sanitiser | disinfectant, hand gel, antibacterial gel | hygiene, covid, soap, clean, hands, germs
stethoscope: | doctor, medical examination, physician, check up, diagnosis | medical, health, hospital, heart, medicine, nurse, clinic, gp
syringe: injection, needle | hypodermic, vaccine, jab, inject, vaccination, shot, hypodermic needle | medical, doctor, vaccinate, covid, immunisation
test: | test tube, laboratory test, experiment, testing, lab test | science, chemistry, laboratory, research, lab, exam, qa, covid
tube: test tube | vial, lotion tube, lab tube | laboratory, chemistry, science, cream, experiment, lab, sample
vaccine: vaccination, jab | injection, immunisation, immunization, syringe, vial, inoculation | medical, covid, flu, health, medicine, shot
virus: | coronavirus, covid, germ, microbe, bacteria, pathogen, bug | disease, infection, malware, pandemic, sick, flu, antivirus
wheelchair: accessible | disabled, disability, handicapped, disabled access, wheelchair user, accessibility | handicap, parking, mobility, person, a11y, hospital
`;
