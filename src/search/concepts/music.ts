// Music: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
album: lp | photo album, playlist, music collection, photo library, record | vinyl, disc, tracks, pictures, cover, gallery
audio: sound | music, volume, speaker, sound wave, voice, audio file, mp3 | listen, recording, podcast, hear, noise
cassette: tape, cassette tape | audio tape, music tape, mixtape | music, recording, retro, audio, 80s
clef: treble clef | g clef, bass clef, music notation, staff | music, notes, score, sheet music
disco: disco ball, mirror ball | glitter ball, nightclub, party | dance, club, music, night, 70s
equalizer: equaliser, eq | sliders, mixer, audio levels, sound settings, adjustments, faders | music, settings, audio, filter, bars
guitar: | acoustic guitar, electric guitar, bass guitar, guitar pick, plectrum, ukulele | music, instrument, band, rock, musician, strings
hifi: hi fi, stereo | loudspeaker, sound system, stereo system, speaker | music, audio, sound, bass
keys: piano keys | piano, keyboard, synth | music, instrument, notes
metal: rock on, sign of the horns, devil horns | heavy metal, horns, rock, hand sign | music, concert, iron, steel, briefcase
metronome: | tempo, beat, bpm, rhythm | music, timing, practice, pendulum, musician, count
music: song, musical note, music note | audio, tune, melody, sound, track | note, playlist, listen, player, album, instrument, mp3
netease: netease cloud music | music streaming | china, playlist, song
piano: | piano keys, grand piano, keyboard, upright piano | music, instrument, pianist, classical, concert
playlist: | queue, song list, track list, music list, up next | music, list, song, album, tracks, library
soundcloud: | music streaming, audio sharing | music, song, podcast, artist, listen
spotify: | music streaming, music app | playlist, song, podcast, listen, player
stage: stage microphone | performance, concert, karaoke | microphone, sing, music, mic, theatre
tidal: | music streaming, hi fi streaming | music, song, playlist
vinyl: vinyl record, lp | record, gramophone record, album, disc, vynil | music, turntable, dj, retro, audio
vynil: vinyl, vinyl record | lp, record | music, turntable, dj, retro
`;
