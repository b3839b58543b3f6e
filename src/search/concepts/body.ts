// The body: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
arm: | limb, robotic arm, robot arm, open arms | body, elbow, muscle, machine, hand
arms: | arms outstretched, arms spread, limbs | person, pose, body, hug
body: human body | torso, person, physique, figure | anatomy, scan, muscle, health, fitness
bone: | skeleton, femur, dog treat, dog bone | orthopedic, dog, anatomy, x ray, fracture, fossil
brain: mind | intelligence, cerebrum, thinking, think, memory, psychology, neurology, smart | ai, knowledge, idea, mental health, creativity, neural network
ear: | hearing, listen, hear, hearing aid, deaf | sound, audio, noise, body, accessibility
eye: | view, see, visible, show, look, watch, visibility, preview, vision, sight, show password | hide, password, eyeball, ophthalmology, views, read
eyes: | look, watching, see, peek, x eyes, staring, looking | face, vision, emoji, sight
finger: | index finger, pointing, pointing hand, pinky, middle finger, tap | hand, touch, click, gesture, point
fingerprint: finger print, thumbprint | touch id, biometrics, biometric, identity, fingerprint scan, dactyloscopy | security, authentication, login, scan, unlock, crime
fist: clenched fist | punch, raised fist, power, fight, rock, solidarity, fist bump | hand, protest, strong, gesture, revolution
hand: | stop, gesture, wave, raise hand, hi, high five, give, palm | finger, touch, person, charity, drag, volunteer
hands: | clapping, praying, prayer, handshake, applause | pray, clap, gesture, people, support
head: | shower head, horse head, mind, brain, http header | person, thinking, face, ai
lungs: | respiratory system, pulmonary, breathing, respiration | breath, asthma, covid, organ, anatomy, chest, oxygen
skull: | dead, death, skeleton, cranium, danger, poison, deadly | halloween, pirate, bones, die, kill, scary
tongue: | tongue out, stick out tongue, cheeky, licking | mouth, taste, emoji, silly, joke, face
tooth: | dental, dentist, molar | dentistry, teeth, mouth, health, hygiene, toothache, oral, enamel
`;
