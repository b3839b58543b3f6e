// The body: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
arm: | limb, robotic arm, robot arm, open arms | body, elbow, muscle, machine, hand
arms: | arms outstretched, arms spread, limbs | person, pose, body, hug
biceps: muscle, flexed biceps | strong arm, flex, muscles | strength, gym, workout, arm, power
body: human body | torso, person, physique, figure | anatomy, scan, muscle, health, fitness
bone: | skeleton, femur, dog treat, dog bone, tibia, skeletal, calcium, rib, marrow, joint, fauna bone, orthopedic, bone marrow | dog, anatomy, x ray, fracture, fossil, extinct, paleontology
brain: mind | intelligence, cerebrum, thinking, think, memory, psychology, neurology, smart, cerebellum, know, knowing | ai, knowledge, idea, mental health, creativity, neural network, anxiety, nerve, nervous system, depression, memory loss
ear: | hearing, listen, hear, hearing aid, deaf, assistive listening | sound, audio, noise, body, accessibility
eye: | view, see, visible, show, look, watch, visibility, preview, vision, sight, show password | hide, password, eyeball, ophthalmology, views, read, appear, glimpse, eyebrow, eyelash, gaze, aware
eyes: | look, watching, see, peek, x eyes, staring, looking | face, vision, emoji, sight
finger: | index finger, pointing, pointing hand, pinky, middle finger, tap | hand, touch, click, gesture, point
fingerprint: finger print, thumbprint | touch id, biometrics, biometric, identity, fingerprint scan, dactyloscopy, identifier, unique, forensic, evidence | security, authentication, login, scan, unlock, crime
fingers: | two fingers, three fingers, hand gesture, peace sign | hand, gesture, touch, swipe
fist: clenched fist | punch, raised fist, power, fight, rock, solidarity, fist bump | hand, protest, strong, gesture, revolution
flexed: flexed biceps, flexing | muscle, strong arm, bicep | strength, gym, workout
footprint: foot print | footstep, track, carbon footprint, bare foot | feet, walk, trail, steps
footsteps: footprints | steps, foot prints, walking, step counter | feet, track, trail, pedometer
hand: | stop, gesture, wave, raise hand, hi, high five, give, palm | finger, touch, person, charity, drag, volunteer
hand-finger: | | manicure, nail polish, fingernail
hands: | clapping, praying, prayer, handshake, applause | pray, clap, gesture, people, support
head: | shower head, horse head, mind, brain, http header | person, thinking, face, ai
kidneys: | renal, nephrology, urinary system | organ, anatomy, dialysis, body
leg: | thigh, calf, limb, lower limb | body, foot, knee, anatomy
liver: | hepatic, hepatology | organ, anatomy, body, hepatitis, alcohol
lungs: | respiratory system, pulmonary, breathing, respiration, pneumonia, bronchitis, inhale, exhale, breathe in | breath, asthma, covid, organ, anatomy, chest, oxygen
moustache: mustache | facial hair, movember, whiskers, tash | man, barber, hipster, beard
mouth: lips | tongue, smile, speak, taste, oral | face, kiss, dentist, talk, throat, cheek
muscle: bicep, biceps | strength, back muscle, flex, strong | gym, body, fitness, bodybuilding
nose: nostril | smell, sniff, scent, sense of smell | face, body, odor
pack: six pack, abs | abdominals, abdominal muscles, sixpack, stomach muscles | gym, fitness, body
shoulder: shoulder joint | upper arm, shoulder pain, deltoid | body, arm, muscle
skull: | dead, death, skeleton, cranium, danger, poison, deadly | halloween, pirate, bones, die, kill, scary, murder, killer, venom, extinct, mummy
sperm: sperm cell, spermatozoon | semen, fertility, male cell | reproduction, biology, ivf
tongue: | tongue out, stick out tongue, cheeky, licking | mouth, taste, emoji, silly, joke, face
tooth: | dental, dentist, molar, incisor, bicuspid, canine tooth, wisdom tooth | dentistry, teeth, mouth, health, hygiene, toothache, oral, enamel
`;
