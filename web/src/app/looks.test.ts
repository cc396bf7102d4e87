import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { widths } from '../ui/widths.ts'

const source = join(import.meta.dirname, '..')
const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).filter((file) => !file.includes('.test.'))
const sheets = files.filter((file) => file.endsWith('.css') && !/\/(tokens|fonts)\.css$/.test(file))
const textOf = (file: string) => readFileSync(join(source, file), 'utf8')

/** Lists what breaks a rule, with its file. */
const breaches = (among: readonly string[], forbidden: (text: string) => readonly string[]) =>
  among.flatMap((file) => forbidden(textOf(file)).map((words) => `${file}: ${words}`))

test('font sizes come from the tokens or, on paper, are given in points', () => {
  const ownSizes = (text: string) => text.match(/\bfont(-size)?:[^;]*\d(r?em|px|vw|%)[^;]*;/g) ?? []
  expect(breaches(sheets, ownSizes)).toEqual([])
})

test('style sheets and scripts use only named screen widths', () => {
  const allowed = new Set(
    Object.values(widths).flatMap((width) => [`(width >= ${width})`, `(width < ${width})`]),
  )
  const otherWidths = (text: string) =>
    [...text.replaceAll(/@container[^{]*/g, '').matchAll(/\([^()]*\bwidth *[:<>]=? *[\d.]+[a-z]+\)/g)]
      .map(([query]) => query)
      .filter((query) => !allowed.has(query))
  expect(breaches(files, otherWidths)).toEqual([])
})

test('every imported style sheet exists and has the classes that its importers use', () => {
  const missing = files.flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(/^import (?:(\w+) from )?'(\.[^']+\.css)'/gm)].flatMap(
      ([line, name, path = '']) => {
        const sheet = join(source, file, '..', path)
        if (!existsSync(sheet)) return `${file}: ${path}`
        const used = name
          ? [...text.replace(line, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b`, 'g'))]
          : []
        const classes = readFileSync(sheet, 'utf8')
        return used.flatMap(([, one]) => (classes.includes(`.${one}`) ? [] : `${file}: .${one} of ${path}`))
      },
    )
  })
  expect(missing).toEqual([])
})
