import { expect, type Locator, test } from '@playwright/test'
import { edit, openEditPage, save } from '../support/editing.ts'
import { expectMessage, groupField, listField, pick, textField } from '../support/fields.ts'
import { registerMember } from '../support/profiles.ts'

/** A way to fill in a section wrongly, and the message at its field after Save. */
type Case = {
  title: string
  spoil: (form: Locator) => Promise<unknown>
  at: (form: Locator) => Locator
  message: string
}

const contactMessage = 'Please remove phone numbers, e-mail addresses and links from this text'
const empty = (name: string) => (form: Locator) => textField(form, name).fill('')
const clearChoice = (name: string) => (form: Locator) => listField(form, name).selectOption('')
const text = (name: string) => (form: Locator) => textField(form, name)
const list = (name: string) => (form: Locator) => listField(form, name)

const cases: Case[] = [
  ...['Call me on 98765 43210', 'write to anna@example.com', 'see www.anna.com'].map((words) => ({
    title: 'About Me',
    spoil: (form: Locator) => textField(form, 'About me').fill(words),
    at: text('About me'),
    message: contactMessage,
  })),
  {
    title: 'About Family',
    spoil: (form) => textField(form, 'About family').fill('Father: 044 2345 6789'),
    at: text('About family'),
    message: contactMessage,
  },
  {
    title: 'Basic Information',
    spoil: clearChoice('Profile for'),
    at: list('Profile for'),
    message: 'Select Profile for',
  },
  { title: 'Basic Information', spoil: clearChoice('Height'), at: list('Height'), message: 'Select height' },
  { title: 'Basic Information', spoil: clearChoice('Weight'), at: list('Weight'), message: 'Select weight' },
  {
    title: 'Basic Information',
    spoil: (form) => pick(form, 'Marital status', 'Divorced'),
    at: list('No. of Children'),
    message: 'Select No. of Children',
  },
  {
    title: 'Basic Information',
    spoil: async (form) => {
      await pick(form, 'Marital status', 'Divorced')
      await pick(form, 'Children', 'No children')
      await groupField(form, 'Married in').getByLabel('Year').selectOption('2018')
      await groupField(form, 'Divorced in').getByLabel('Year').selectOption('2015')
    },
    at: (form) => groupField(form, 'Divorced in'),
    message: 'The divorce cannot be earlier than the marriage',
  },
  {
    title: 'Family Information',
    spoil: empty("Father's Name"),
    at: text("Father's Name"),
    message: "Enter father's name",
  },
  {
    title: 'Family Information',
    spoil: empty("Mother's Name"),
    at: text("Mother's Name"),
    message: "Enter mother's name",
  },
  {
    title: 'Family Information',
    spoil: clearChoice("Father's Occupation"),
    at: list("Father's Occupation"),
    message: "Select father's occupation",
  },
  {
    title: 'Family Information',
    spoil: clearChoice("Mother's Occupation"),
    at: list("Mother's Occupation"),
    message: "Select mother's occupation",
  },
  {
    title: 'Family Information',
    spoil: (form) => pick(form, "Mother's Occupation", 'Business'),
    at: text('Business'),
    message: 'Enter Business',
  },
  {
    title: 'Family Information',
    spoil: async (form) => {
      await pick(form, 'Brothers', '1')
      await pick(form, 'Married brothers', '2')
    },
    at: list('Married brothers'),
    message: 'Number of brothers should be greater than married brothers',
  },
  {
    title: 'Family Information',
    spoil: (form) => pick(form, 'Married sisters', '1'),
    at: list('Married sisters'),
    message: 'Number of sisters should be greater than married sisters',
  },
  {
    title: 'Religious Information',
    spoil: clearChoice('Spirituality'),
    at: list('Spirituality'),
    message: 'Select spirituality',
  },
  {
    title: 'Contact Information',
    spoil: (form) => textField(form, 'E-mail (optional)').fill('anna@example'),
    at: text('E-mail (optional)'),
    message: 'Invalid email',
  },
  {
    title: 'Contact Information',
    spoil: empty('Contact Person Name'),
    at: text('Contact Person Name'),
    message: 'Enter contact person name',
  },
  {
    title: 'Contact Information',
    spoil: (form) => textField(form, 'Alternate mobile').fill('98765'),
    at: text('Alternate mobile'),
    message: 'Enter valid 10 digit phone number',
  },
  {
    title: 'Contact Information',
    spoil: (form) => textField(form, 'Postal code').first().fill('!!'),
    at: (form) => textField(form, 'Postal code').first(),
    message: 'Enter a 6 digit postal code',
  },
  {
    title: 'Professional Information',
    spoil: clearChoice('Annual income'),
    at: list('Annual income'),
    message: 'Select annual income',
  },
]

const titles = [...new Set(cases.map(({ title }) => title))]
for (const title of titles) {
  test(`${title} shows its messages at the fields`, async ({ page }) => {
    await openEditPage(page, await registerMember())
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    for (const { spoil, at, message } of cases.filter((one) => one.title === title)) {
      const form = await edit(page, title)
      await spoil(form)
      await save(form)
      await expectMessage(at(form), message)
      await form.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    }
    expect(sent).toEqual([])
  })
}

test('a name field accepts only characters of names, and says which', async ({ page }) => {
  await openEditPage(page, await registerMember())
  const family = await edit(page, 'Family Information')
  await textField(family, "Father's Name").fill('')
  await textField(family, "Father's Name").pressSequentially("Jo3seph D'Souza-1")
  await expect(textField(family, "Father's Name")).toHaveValue("Joseph D'Souza-")
  await expect(family.getByText('Letters, spaces, apostrophes, hyphens and dots only')).toBeVisible()
  const contact = await edit(page, 'Contact Information')
  await textField(contact, 'Contact Person Name').fill('Ann4 M@ry')
  await expect(textField(contact, 'Contact Person Name')).toHaveValue('Ann Mry')
})

test('a refusal by the server appears at its field as well', async ({ page }) => {
  await openEditPage(page, await registerMember())
  const family = await edit(page, 'Family Information')
  await pick(family, 'Family type', 'Joint Family')
  const refusal = {
    message: 'Select family type',
    code: 'invalid_input',
    fields: { 'fi.ft': 'Select family type' },
  }
  await page.route('**/api/profiles/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  )
  await save(family)
  await expectMessage(listField(family, 'Family type'), 'Select family type')
  await expect(listField(family, 'Family type')).toBeFocused()
})
