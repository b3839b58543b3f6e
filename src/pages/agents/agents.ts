// Documentation page for agents: MCP server, skill, machine-readable descriptions.
import { codeBlock } from '../code-block.ts';
import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { SKILL_PATH } from './skill.ts';

const TOOLS = [
  ['search_icons', 'finds icons and returns their names with a contact sheet'],
  ['get_icon', 'returns one icon with its SVG and license'],
  ['preview_favicon', 'renders a design as one image'],
  ['export_favicon', 'returns the package, findings on legibility, and the elements for the head of a page'],
] as const;

export const agents = ({ baseUrl, basePath }: PageContext): Page => ({
  path: '/docs/agents',
  title: 'Agents',
  description: 'An MCP server, a skill and machine-readable descriptions for agents that create favicons.',
  body: html`
<h2 id="mcp">MCP server</h2>
<p>Streamable HTTP without sessions or authentication. The quotas and the texts of problems are those of the API.</p>
${codeBlock(JSON.stringify({ mcpServers: { favsmith: { type: 'http', url: `${baseUrl}/mcp` } } }, null, 2))}
<p>Without a server, the command line serves the same tools over standard input and output:</p>
${codeBlock(JSON.stringify({ mcpServers: { favsmith: { command: 'npx', args: ['favsmith', 'mcp'] } } }, null, 2))}
<table class="defaults">
<thead><tr><th scope="col">Tool</th><th scope="col">Purpose</th></tr></thead>
<tbody>${TOOLS.map(([name, purpose]) => html`<tr><td><code>${name}</code></td><td>${purpose}</td></tr>`)}</tbody>
</table>
<p>Web pages may connect only from this computer or from the site of the server, as the protocol demands.</p>
<h2 id="skill">Skill</h2>
<p><a href="${basePath}${SKILL_PATH}">SKILL.md</a> instructs an agent when and how to create a favicon. Save it as
<code>skills/favsmith/SKILL.md</code> where your agent looks for skills.</p>
<h2 id="descriptions">Descriptions</h2>
<p><a href="${basePath}/llms.txt">llms.txt</a> is a short text for language models,
<a href="${basePath}/openapi.json">openapi.json</a> the complete contract,
<a href="${basePath}/.well-known/api-catalog">/.well-known/api-catalog</a> (RFC 9727) lists both.</p>`,
});
