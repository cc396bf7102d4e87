export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f2f5f4, #101716);
  --card: light-dark(#ffffff, #18221f);
  --ink: light-dark(#14211e, #e6efec);
  --quiet: light-dark(#4c5d58, #a3b5af);
  --line: light-dark(#c9d4d0, #33443f);
  --deed: light-dark(#0b5d4b, #7fd6bd);
  --on-deed: light-dark(#ffffff, #08201a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 1rem; max-width: 30rem; margin: 0 auto; }
header p { margin: 0; font-weight: 600; }
header p + p { font-weight: 400; color: var(--quiet); }
main { max-width: 30rem; margin: 0 auto 2rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); }
@media (min-width: 32rem) { main { border-radius: 0.75rem; padding: 2rem; } }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
dd.amount { font-size: 1.5rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.deeds { display: grid; gap: 0.75rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--deed); border-radius: 0.5rem; background: transparent; color: var(--deed); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--deed); color: var(--on-deed); }
a { color: var(--deed); }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
details .deeds { margin-top: 0.75rem; }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }
summary { min-height: 2.75rem; padding: 0.5rem 0; cursor: pointer; font-weight: 600; }
label { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
select, input[type=checkbox] { font: inherit; accent-color: var(--deed); }
select { min-height: 2.75rem; padding: 0 0.5rem; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 0.5rem; }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
`
