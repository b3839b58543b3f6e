// Paths that a design must not name, because reading them would make Windows log on to a server or open a device.

/** Paths from a project in C:\site. */
export const SHARES = String.raw`
  //host/share/a.svg \\host\share\a.svg /\host/share\a.svg \/host\share/a.svg //HOST/SHARE/a.svg //host/share
  \\host\share\ //host/share/../share/a.svg //host@80/DavWWWRoot/a.svg \\host@SSL@443\a\b.svg \\localhost\c$\a.svg
  //10.0.0.1/c$/a.svg //[::1]/c$/a.svg \\?\UNC\host\share\a.svg //?/UNC/host/share/a.svg \\.\UNC\host\share\a.svg
  \\?\C:\a.svg \\.\C:\a.svg \\.\pipe\a //./pipe/a \\host\pipe\a \\.\PhysicalDrive0 \\?\Volume{0}\a.svg
  \\?\GLOBALROOT\Device\Mup\host\share\a.svg con CON nul NUL:a aux.svg prn com1 COM1.svg lpt9.svg ./con.svg sub\com3
  C:\site\nul
`
  .trim()
  .split(/\s+/);
