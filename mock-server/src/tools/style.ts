/** The look of the pages for developers: /__mock and /docs. */
export const toolStyle = `
:root {
  color-scheme: light;
  --ink: #1c2440; --quiet: #5a6480; --line: #dfe3ee; --ground: #f6f7fb; --card: #fff;
  --accent: #3b3fd8; --good: #0b7a4b; --bad: #b3261e; --warm: #8a5a00;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); }
header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; padding: 1rem 0; border-bottom: 1px solid var(--line); }
nav strong { margin-right: auto; font-size: 1.1rem; letter-spacing: -.01em; }
a { color: var(--accent); text-underline-offset: .2em; }
nav a { padding: .5rem 0; text-decoration: none; font-weight: 500; }
nav a:hover { text-decoration: underline; }
h1 { margin: 2rem 0 .25rem; font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
h3 { margin: 1.25rem 0 .5rem; font-size: .875rem; color: var(--quiet); font-weight: 600; }
.lead { max-width: 44rem; margin: 0 0 2rem; color: var(--quiet); }
.board { columns: 3 20rem; column-gap: 1.25rem; }
.board > section { break-inside: avoid; margin-bottom: 1.25rem; }
section, details.call { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; min-width: 0; }
section > p { margin: 0 0 1rem; color: var(--quiet); }
form + form, form + ul, ul + form, p + form { margin-top: 1rem; }
form { margin: 0; }
label { display: block; font-size: .875rem; font-weight: 600; margin-bottom: .75rem; }
input, select, textarea { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit; background: #fff; border: 1px solid #8e97b0; border-radius: 8px; }
textarea { min-height: 6rem; font: .8125rem/1.5 ui-monospace, Menlo, Consolas, monospace; resize: vertical; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem; align-items: end; }
button { min-height: 2.75rem; padding: .5rem 1.125rem; font: inherit; font-weight: 600; color: #fff; background: var(--accent); border: 1px solid var(--accent); border-radius: 8px; cursor: pointer; }
button:hover { filter: brightness(1.12); }
button.plain { color: var(--accent); background: transparent; }
:focus-visible { outline: 3px solid #8f92ff; outline-offset: 2px; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows > li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .75rem 0; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; padding-top: 0; }
.rows p { margin: 0; color: var(--quiet); font-size: .875rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
.requests { min-width: 42rem; }
.requests td { white-space: nowrap; vertical-align: baseline; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 1.25rem .5rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; border-top: 0; white-space: nowrap; }
td.number, th.number { text-align: right; }
code, pre { font: .8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
td code { overflow-wrap: anywhere; }
.fields td:first-child { width: 40%; }
pre { margin: 0; padding: 1rem; overflow-x: auto; background: var(--ground); border-radius: 8px; }
.good { color: var(--good); } .bad { color: var(--bad); } .warm { color: var(--warm); }
.empty { color: var(--quiet); margin: 0; }
details.call { padding: 0; margin-bottom: .625rem; }
details.call > summary { display: grid; grid-template-columns: 3.75rem minmax(0, auto) 1fr; gap: .25rem .75rem; align-items: baseline; padding: .875rem 1.25rem; cursor: pointer; list-style: none; border-radius: 12px; }
details.call > summary::-webkit-details-marker { display: none; }
details.call > summary:hover { background: #fafbff; }
details.call[open] > summary { border-bottom: 1px solid var(--line); border-radius: 12px 12px 0 0; }
details.call > summary code { font-size: .9375rem; font-weight: 600; overflow-wrap: anywhere; }
details.call > summary span:last-child { color: var(--quiet); font-size: .9375rem; }
.method { font: 600 .75rem/1 ui-monospace, Menlo, Consolas, monospace; }
.method.GET { color: var(--good); } .method.POST { color: var(--warm); }
.body { padding: .25rem 1.25rem 1.25rem; }
.group { margin: 2rem 0 .75rem; font-size: 1.25rem; }
main > :last-child { margin-bottom: 4rem; }
@media (max-width: 44rem) {
  details.call > summary { grid-template-columns: 3.75rem 1fr; }
  details.call > summary span:last-child { grid-column: 1 / -1; }
}
`
