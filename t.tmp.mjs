import { readArtefact } from './dist/catalog/artefact.js';
import { openCatalog } from './dist/catalog/catalog.js';
import { openSearch } from './dist/search/search.js';
const a = readArtefact('data/catalog.bin'); const c = openCatalog(a); const s = openSearch(c, a);
let t=performance.now(); const lap=n=>{console.log(n,(performance.now()-t).toFixed(1)); t=performance.now()};
for (const n of [10,50,100,200,400]) { c.closeNames({library:'lucide',name:'a'.repeat(n)}); lap('close '+n); }
c.closeNames({library:'lucide',name:'rockett'}); lap('close rockett');
for (const q of [{q:''},{q:'rocket'},{q:'',library:'nope'},{q:'',style:'nope'},{q:'',offset:99999}]) { s.page({limit:96,offset:0,...q}); lap(JSON.stringify(q)); }
