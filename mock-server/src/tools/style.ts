/** The look of the pages for developers: /__mock and /docs. */
export const toolStyle = `
:root {
  color-scheme: light;
  --ink: #17203d; --quiet: #56607f; --line: #dfe5f2; --ground: #f3f6fc; --card: #fff;
  --accent: #2743e3; --deep: #1b30ae; --good: #0b7267; --bad: #c92a1b; --warm: #8a5a00;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font: 16px/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); }
header, main { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: 1rem 0; }
nav a { padding: .5rem 0; color: var(--ink); text-decoration: none; font-weight: 500; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { color: var(--accent); box-shadow: inset 0 -2px; }
nav .home { display: inline-flex; gap: .625rem; align-items: center; margin-right: auto; font-size: 1.125rem; font-weight: 800; letter-spacing: -.02em; }
nav svg { width: 1.25rem; height: 1.875rem; }
a { color: var(--accent); text-underline-offset: .2em; }
h1 { margin: 1.5rem 0 .5rem; font-size: clamp(2rem, 4.5vw, 3rem); font-weight: 900; line-height: 1; letter-spacing: -.028em; text-wrap: balance; }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; font-weight: 800; letter-spacing: -.015em; }
h3 { margin: 1.5rem 0 .75rem; font-size: .875rem; color: var(--quiet); font-weight: 700; }
.lead { max-width: 42rem; margin: 0 0 2rem; color: var(--quiet); font-size: 1.0625rem; text-wrap: pretty; }
.board { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); gap: 1.25rem; align-items: start; }
.board > div { display: grid; gap: 1.25rem; min-width: 0; }
main > section { margin-top: 1.25rem; }
section, details.call { min-width: 0; background: var(--card); border-radius: 24px; padding: 1.5rem; }
section > p { margin: 0 0 1rem; color: var(--quiet); text-wrap: pretty; }
section > p time { color: var(--ink); font-weight: 700; }
form { margin: 0; }
form + form, ul + form { margin-top: .75rem; }
label { display: block; margin-bottom: .875rem; font-size: .875rem; font-weight: 700; }
input, select, textarea { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .875rem; font: inherit; font-size: 1rem; font-weight: 400; color: inherit; background-color: #fff; border: 1px solid #8690ad; border-radius: 12px; }
::placeholder { color: #6b7595; opacity: 1; }
textarea { min-height: 5rem; font: .8125rem/1.5 var(--mono); resize: vertical; }
.hint { margin: -.375rem 0 .875rem; font-size: .875rem; color: var(--quiet); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem; }
.pair.wide-first { grid-template-columns: 1fr 6rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 700; color: #fff; background: var(--accent); border: 2px solid var(--accent); border-radius: 99px; cursor: pointer; }
button:hover { background: var(--deep); border-color: var(--deep); }
button.plain { color: var(--accent); background: transparent; }
button.plain:hover { color: #fff; background: var(--accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.rows, .chips { list-style: none; margin: 0; padding: 0; }
.rows > li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .875rem 0; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; padding-top: 0; }
.rows p { margin: 0; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; }
.chips a, .chips strong { display: block; padding: .5rem 1rem; border-radius: 99px; background: var(--ground); text-decoration: none; overflow-wrap: anywhere; }
.chips strong { color: #fff; background: var(--ink); }
section > details { margin-bottom: 1rem; }
section summary { padding: .375rem 0; cursor: pointer; font-weight: 700; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .5rem 0 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .625rem 1.25rem .625rem 0; text-align: left; vertical-align: baseline; border-top: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 700; border-top: 0; white-space: nowrap; }
.list td { white-space: nowrap; }
.list td:last-child { width: 100%; }
code, pre { font: .8125rem/1.6 var(--mono); }
td code { overflow-wrap: anywhere; }
.fields td:first-child { width: 40%; }
pre { margin: 0; padding: 1rem; overflow-x: auto; background: var(--ground); border-radius: 12px; }
.good { color: var(--good); } .bad { color: var(--bad); }
details.call { padding: 0; margin-bottom: .625rem; border-radius: 16px; }
details.call > summary { display: grid; grid-template-columns: 3rem minmax(0, 17rem) 1fr; gap: .25rem 1rem; align-items: baseline; padding: 1rem 1.5rem; cursor: pointer; list-style: none; border-radius: 16px; }
details.call > summary::-webkit-details-marker { display: none; }
details.call > summary:hover { background: #fafbff; }
details.call[open] > summary { border-bottom: 1px solid var(--line); border-radius: 16px 16px 0 0; }
details.call > summary > code { font-size: .875rem; font-weight: 700; overflow-wrap: anywhere; }
details.call > summary span:last-child { color: var(--quiet); font-size: .9375rem; }
.method { font: 700 .75rem/1 var(--mono); }
.method.GET { color: var(--good); } .method.POST { color: var(--warm); }
.body { padding: .25rem 1.5rem 1.5rem; }
.group { margin: 2.5rem 0 1rem; font-size: 1.5rem; }
main > :last-child { margin-bottom: 4rem; }
@media (max-width: 52rem) {
  details.call > summary { grid-template-columns: 3rem 1fr; }
  details.call > summary span:last-child { grid-column: 1 / -1; }
}
@media (max-width: 30rem) {
  header, main { padding: 0 1rem; }
  nav .home { width: 100%; }
  section { padding: 1.25rem; }
  .fields td { display: block; }
  .fields td:first-child { width: auto; padding-bottom: 0; }
  .fields td + td { padding-top: 0; border-top: 0; }
}
@media (forced-colors: active) { section, details.call, .chips strong { border: 1px solid; } }
`
