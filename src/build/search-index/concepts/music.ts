// Music: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
album: lp | photo album, playlist, music collection, photo library, record | vinyl, disc, tracks, pictures, cover, gallery
alto: alto clef, c clef | viola clef | music, notation, sheet music, stave
audio: sound | music, volume, speaker, sound wave, voice, audio file, mp3 | listen, recording, podcast, hear, noise
bandcamp: | music store, indie music | music, artists, album
bandlab: | music studio, daw, music maker | music, recording, audio
bass: bass clef, f clef | low notes, bass guitar | music, notation, clef, sheet music
beats: beats by dre | headphones, headphone brand | music, audio, apple
bedug: mosque drum | drum, indonesian drum, big drum | ramadan, islam, mosque, eid
cassette: tape, cassette tape | audio tape, music tape, mixtape | music, recording, retro, audio, 80s
clef: treble clef | g clef, bass clef, music notation, staff | music, notes, score, sheet music
clef-bass: bass clef, f clef | sheet music, music notation | notation
clef-treble: treble clef, g clef | sheet music, music notation | notation
concert: gig, live music | music show, performance, recital | music, stage, microphone, ai
deezer: | music streaming, music app | music, playlist, songs
disco: disco ball, mirror ball | glitter ball, nightclub, party | dance, club, music, night, 70s
drum: snare drum | drum kit, percussion, drumsticks, snare, steelpan, bongo, tambourine, cymbal, timpani, musical instrument | music, rhythm, beat, band
eighth: eighth note, quaver | musical note, single note | music, notation, song
equalizer: equaliser, eq | sliders, mixer, audio levels, sound settings, adjustments, faders | music, settings, audio, filter, bars
fm: last fm, lastfm | scrobble, fm radio | music, radio, listen
grand: grand piano | concert piano, piano | music, keyboard, instrument
guitar: | acoustic guitar, electric guitar, bass guitar, guitar pick, plectrum, ukulele, rock and roll, chord, six string | music, instrument, band, rock, musician, strings
guitar-electric: electric guitar, rock guitar | rock music, band | instrument
guitar-pick: plectrum, pick | guitar | instrument
hifi: hi fi, stereo | loudspeaker, sound system, stereo system, speaker | music, audio, sound, bass
keyboard-music: synthesizer, piano, midi keyboard, synth | organ, electronic piano, piano keys | instrument
keys: piano keys | piano, keyboard, synth | music, instrument, notes
metal: rock on, sign of the horns, devil horns | heavy metal, horns, rock, hand sign | music, concert, iron, steel, briefcase
metronome: | tempo, beat, bpm, rhythm | music, timing, practice, pendulum, musician, count
midi: midi port | din connector, midi jack, midi socket | music, keyboard, synthesizer, port
music: song, musical note, music note | audio, tune, melody, sound, track | note, playlist, listen, player, album, instrument, mp3
music-2: music note, note, song, eighth note | tune, melody, audio
music-3: music note, note, quarter note | tune, melody, song | audio
music-4: music notes, notes, song, sixteenth notes | tune, melody, audio
music-note: note, song, tune, quaver, eighth note | melody, audio, sound
music-notes: song, tune, melody, notes | audio, sound, playlist
netease: netease cloud music | music streaming | china, playlist, song
piano: | piano keys, grand piano, keyboard, upright piano | music, instrument, pianist, classical, concert
piano-keys: piano, keyboard, keys | synthesizer, midi, organ | instrument
playlist: | queue, song list, track list, music list, up next | music, list, song, album, tracks, library
rhythm: beat | tempo, equalizer, bars, music bars, pulse | music, sound, audio
shazam: | song recognition, music recognition, identify song | music, app, apple
sixteenth: sixteenth note, semiquaver | sixteenth notes, beamed notes, music note | music, notation, rhythm
soundcloud: | music streaming, audio sharing | music, song, podcast, artist, listen
speaker-hifi: loudspeaker, hifi, stereo speaker, speaker box | audio system, bass | audio
spotify: | music streaming, music app | playlist, song, podcast, listen, player
staff: stave | music staff, musical stave, sheet music, five lines | music, notation, clef
stage: stage microphone | performance, concert, karaoke | microphone, sing, music, mic, theatre
tidal: | music streaming, hi fi streaming | music, song, playlist
treble: treble clef, g clef | violin clef, music clef, violin key | music, notation, note
turntable: record player | vinyl player, dj deck, gramophone, phonograph | vinyl, dj, record, music
vinyl: vinyl record, lp | record, gramophone record, album, disc, vynil, classic, retro | music, turntable, dj, audio
vocal: singing | microphone, mic, karaoke, singer | music, voice, song
vynil: vinyl, vinyl record | lp, record | music, turntable, dj, retro
wav: wave file, wav file | audio file, sound file, uncompressed audio | audio, music, extension
wave-sawtooth: sawtooth wave, saw wave | oscillator, frequency | audio
wave-sine: sine wave, sinus, oscillator, wave form | frequency, ac current, signal, amplitude, oscillation, analog, hertz | audio
wave-square: square wave, pulse wave | digital signal, frequency | audio
wave-triangle: triangle wave | oscillator, frequency | audio
`;
