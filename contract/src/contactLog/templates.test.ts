import { expect, it } from 'vitest'
import { type NewTemplate, templateProblems } from './templates.ts'

const mail: NewTemplate = { name: 'Renewal', channel: 'mail', subject: 'Dear {name}', text: 'Hello {name}' }

it.each([
  [{}, {}],
  [{ text: 'Hello {nmae}' }, { text: 'There is no placeholder {nmae}' }],
  [{ text: 'Hello {toString}' }, { text: 'There is no placeholder {toString}' }],
  [{ subject: 'Dear {nmae}' }, { subject: 'There is no placeholder {nmae}' }],
  [
    { subject: '{a}', text: '{b}' },
    { subject: 'There is no placeholder {a}', text: 'There is no placeholder {b}' },
  ],
])('a template with %j has the problems %j', (more, problems) => {
  expect(templateProblems({ ...mail, ...more })).toEqual(problems)
})
