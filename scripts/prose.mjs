import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './run.mjs'

/**
 * Finds words that make our texts hard to read, in comments, strings, names of tests and Markdown: see docs/style.md. Name
 * folders or files to check only those.
 */
const rules = [
  [/\b(is|are|was|were|be|been) (told|said)\b/, 'name who says it: the page shows, the server replies'],
  [/\btold of\b/, 'reported'],
  [/\b(is|are|was|were|be|been) (held|kept)\b/, 'stores, contains, remains'],
  [/\bstands?\b/, 'is, appears, remains'],
  [/\bwho(m)?ever\b/, 'anybody who, or name the person'],
  [/\banew\b/, 'again'],
  [/\bmeanwhile\b/, 'since, until then, at the same time'],
  [/\bbeside\b/, 'next to, as well as'],
  [/\b(comes?|came) (out )?of it\b/, 'results'],
  [/\b(hears?|heard)\b/, 'receives, learns, handles'],
  [/\btak(es?|ing|en) back\b/, 'issue a credit note, undo, withdraw'],
  [/\bnothing else will do\b/, 'required'],
  [/\bas it then is\b/, 'current'],
  [/\bin its place\b/, 'uploaded, replaced'],
  [/\bof (ours|yours|theirs|hers)\b/, 'our payment, your profile'],
  [/\bcan not\b/, 'cannot'],
  [/\bfor ever\b/, 'permanently, forever'],
  [/\bis there no more\b/, 'no longer exists'],
  [/\b(be|is|are) alive\b/, 'is hydrated, runs, is valid'],
  [/\bwhat it (comes|came) to\b/, 'the total, the result'],
  [/\bunless said\b/, 'by default'],
  [/\b(may|can|cannot|to) be had\b/, 'is available'],
  [/\btak(e|es|ing) the place of\b/, 'replaces'],
  [/\btells? of\b/, 'describes, reports'],
  [/\bbut for\b/, 'except'],
  [/\bdrawn up\b/, 'prepared, created'],
  [/\bof its own accord\b/, 'by itself'],
  [/\b(afresh|lest|thereby|thereafter|therein|whereby|wherein)\b/, 'plain words'],
  [/\b(wherefore|thereof|whereof|thereupon|hitherto)\b/, 'plain words'],
]

/** Texts that members or families might write, and the sentences that generated profiles are made of. */
const samples = [
  /^contract\/src\/profiles\/freeText\/.*\.(table|test)\.ts$/,
  /^demo\/src\/data\/texts\//,
  /^demo\/src\/testimonials\/stories\//,
  /^server\/src\/reference\/data\//,
]
/** The specification's own words, and names that only look like ours. */
const quoted = ['You are left with', 'Heard Island', 'newsstand', 'ends stands closes']
/** This list itself, and the page that explains it. */
const explains = ['scripts/prose.mjs', 'docs/style.md']

const args = process.argv.slice(2)
const paths = execFileSync('git', ['ls-files', '--', ...args], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css|md)$/.test(path))
  .filter((path) => !explains.includes(path) && !samples.some((sample) => sample.test(path)))

const found = paths.flatMap((path) =>
  readFileSync(root + path, 'utf8')
    .split('\n')
    .flatMap(complaintsAt(path)),
)
process.stdout.write(found.map((line) => `${line}\n`).join(''))
if (found.length > 0) process.exitCode = 1

function complaintsAt(path) {
  return (line, index) => {
    const own = quoted.reduce((text, quotation) => text.replaceAll(quotation, ''), line)
    return rules
      .filter(([words]) => words.test(own))
      .map(([words, better]) => `${path}:${index + 1}: "${own.match(words)[0]}": ${better}`)
  }
}
