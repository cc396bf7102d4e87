import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import {
  button,
  choose,
  expectMessage,
  groupField,
  listField,
  pick,
  pickBirthDate,
  textField,
} from '../support/fields.ts'
import { type Gender, registerDraft } from '../support/profiles.ts'
import { expectStep, fillFamilyStep, goOn, openStep } from '../support/wizard.ts'
import { everyWidth } from '../widths.ts'

const childChoices = ['Please choose', '0', '1', '2', '3', '4', '5']
const thisYear = new Date().getFullYear()

async function openFreshStep(page: Page, step: number, gender: Gender = 'f'): Promise<void> {
  await openStep(page, await registerDraft(gender), step)
  await expect(button(page, step === 4 ? 'Save' : 'Continue')).toBeVisible()
}

/** A step with all its messages can be read by everybody, and does not grow too wide by them. */
async function expectSound(page: Page, title: string): Promise<void> {
  await expectAccessible(page, title)
  await expectNoSidewaysScroll(page, title)
}

test.describe('step 1', () => {
  test('asks for what every profile has', async ({ page }) => {
    await openFreshStep(page, 1)
    await goOn(page)
    await expectMessage(groupField(page, 'Birth date'), 'Select birth date')
    await expectMessage(listField(page, 'Denomination'), 'Select denomination')
    await expectMessage(listField(page, 'Spirituality'), 'Select spirituality')
    await expectMessage(listField(page, 'Mother tongue'), 'Select mother tongue')
    await expectMessage(textField(page, 'Password'), 'Password cannot be empty')
    await expectStep(page, 'Personal Details', 15)
    await expectSound(page, 'Personal Details')
  })

  test('checks e-mail and password', async ({ page }) => {
    await openFreshStep(page, 1)
    const rule = 'Password should contain 6 - 10 characters, atleast 1 number & 1 letter'
    await expectMessage(textField(page, 'Password'), rule)
    await textField(page, 'E-mail (optional)').fill('anna@home')
    for (const refused of ['ab12', 'onlyletters', '12345678', 'Joy 12345']) {
      await textField(page, 'Password').fill(refused)
      await goOn(page)
      await expectMessage(textField(page, 'Password'), rule)
      await expect(textField(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
    }
    await expectMessage(textField(page, 'E-mail (optional)'), 'Invalid email')
  })

  for (const { who, gender, age, shown } of [
    { who: 'a girl', gender: 'f', age: 18, shown: 20 },
    { who: 'a boy', gender: 'm', age: 21, shown: 25 },
  ] as const)
    test(`${who} must be ${age}; the year ${shown} years ago is shown first`, async ({ page }) => {
      await openFreshStep(page, 1, gender)
      const date = groupField(page, 'Birth date')
      await expect(listField(date, 'Year')).toHaveValue(String(thisYear - shown))
      await pickBirthDate(page, '31', 'December', String(thisYear - age))
      await goOn(page)
      await expectMessage(date, `Age must be greater than ${age} years`)
    })
})

test.describe('step 2', () => {
  test('asks for what families look at first', everyWidth, async ({ page }) => {
    await openFreshStep(page, 2)
    await goOn(page)
    for (const [name, message] of [
      ['Marital status', 'Select marital status'],
      ['Height', 'Select height'],
      ['Weight', 'Select weight'],
      ['Family status', 'Select family status'],
      ['Family type', 'Select family type'],
      ['Family values', 'Select family values'],
      ['Body type', 'Select body type'],
    ] as const)
      await expectMessage(listField(page, name), message)
    await expect(listField(page, 'No. of Children')).toHaveCount(0)
    await expectStep(page, 'Family Details', 30)
    await expectSound(page, 'Family Details')
  })

  test('an earlier marriage raises its questions, and none of them remains without one', async ({ page }) => {
    await openFreshStep(page, 2)
    await pick(page, 'Marital status', 'Divorced')
    await goOn(page)
    await expectMessage(listField(page, 'No. of Children'), 'Select No. of Children')
    await expect(listField(page, 'No. of Children').getByRole('option')).toHaveText(childChoices)
    for (const name of ['Married in', 'Lived together for', 'Divorced in'])
      await expect(groupField(page, name)).toBeVisible()
    await pick(page, 'Marital status', 'Widow / Widower')
    await expect(groupField(page, 'Date of demise')).toBeVisible()
    await expect(groupField(page, 'Divorced in')).toHaveCount(0)
    await pick(page, 'Marital status', 'Never Married')
    for (const name of ['Married in', 'Lived together for', 'Date of demise'])
      await expect(groupField(page, name)).toHaveCount(0)
    await expect(listField(page, 'No. of Children')).toHaveCount(0)
  })
})

test.describe('step 3', () => {
  test('asks those who earn for income and place', async ({ page }) => {
    await openFreshStep(page, 3)
    await goOn(page)
    await expectMessage(listField(page, 'Education'), 'Select education')
    await expectMessage(listField(page, 'Occupation'), 'Select occupation')
    await expectSound(page, 'Education & Occupation')
    await choose(page, 'Occupation', 'Nurse')
    await choose(page, 'Current location', 'Kuwait')
    await choose(page, 'Current location', 'India')
    await goOn(page)
    await expectMessage(listField(page, 'Annual income'), 'Select annual income')
    await expectMessage(listField(page, 'State'), 'Select state')
    await expectMessage(listField(page, 'City'), 'Select City')
    await expectStep(page, 'Education & Occupation', 50)
  })

  test('asks for all of it at once, and Back keeps what was typed', async ({ page }) => {
    await openFreshStep(page, 3)
    await goOn(page)
    await expectMessage(listField(page, 'Education'), 'Select education')
    await expectMessage(listField(page, 'Occupation'), 'Select occupation')
    await expectMessage(listField(page, 'Annual income'), 'Select annual income')
    await expectMessage(listField(page, 'City'), 'Select City')
    await choose(page, 'Occupation', 'Nurse')
    await button(page, 'Back').press('Enter')
    await expectStep(page, 'Family Details', 30)
    await fillFamilyStep(page)
    await goOn(page)
    await expectStep(page, 'Education & Occupation', 50)
    await expect(listField(page, 'Occupation')).toHaveValue('Nurse')
  })

  test('lets a student go on without them', async ({ page }) => {
    await openFreshStep(page, 3)
    await choose(page, 'Education', 'B.Sc.')
    await choose(page, 'Occupation', 'Student')
    await expect(listField(page, 'Annual income')).toHaveCount(0)
    await goOn(page)
    await expectStep(page, 'Contact Information', 70)
  })

  test('a new place empties the places within the old one', async ({ page }) => {
    await openFreshStep(page, 3)
    await expect(listField(page, 'Current location')).toHaveValue('India')
    await expect(listField(page, 'State')).toHaveValue('Tamil Nadu')
    await choose(page, 'City', 'Madurai')
    await choose(page, 'State', 'Kerala')
    await expect(listField(page, 'City')).toHaveValue('')
    await choose(page, 'City', 'Kottayam')
    await choose(page, 'Current location', 'United States')
    await expect(listField(page, 'City')).toHaveCount(0)
    await choose(page, 'Current location', 'India')
    await expect(listField(page, 'State')).toHaveValue('')
    await expect(listField(page, 'City')).toHaveValue('')
    await expect(listField(page, 'City')).toBeDisabled()
  })
})

test.describe('step 4', () => {
  test('asks for the parents and for whom one may call', everyWidth, async ({ page }) => {
    await openFreshStep(page, 4)
    await goOn(page, 'Save')
    for (const [name, message] of [
      ["Father's Name", "Enter father's name"],
      ["Mother's Name", "Enter mother's name"],
      ['Contact Person Name', 'Enter contact person name'],
      ['Mobile', 'Enter mobile no.'],
    ] as const)
      await expectMessage(textField(page, name), message)
    await expectMessage(listField(page, "Father's Occupation"), "Select father's occupation")
    await expectMessage(listField(page, "Mother's Occupation"), "Select mother's occupation")
    await expectMessage(listField(page, 'Relationship'), 'Select contact person relationship')
    await expectStep(page, 'Contact Information', 70)
    await expectSound(page, 'Contact Information')
  })

  test('the occupation decides what is asked beside it', async ({ page }) => {
    await openFreshStep(page, 4)
    for (const [occupation, label] of [
      ['Retired', 'Retired as'],
      ['Business', 'Business'],
      ['Farmer / Planter', 'Profession'],
    ] as const) {
      await pick(page, "Father's Occupation", occupation)
      await goOn(page, 'Save')
      await expectMessage(textField(page, label), `Enter ${label}`)
    }
    await pick(page, "Father's Occupation", 'Not Employed')
    await pick(page, "Mother's Occupation", 'Retired')
    await expect(textField(page, 'Retired as')).toHaveCount(1)
    await pick(page, "Mother's Occupation", 'Homemaker')
    for (const label of ['Retired as', 'Business', 'Profession'])
      await expect(textField(page, label)).toHaveCount(0)
  })

  test('the contact number has ten digits, or is the registered one', async ({ page }) => {
    await openFreshStep(page, 4)
    const mobile = textField(page, 'Mobile')
    await mobile.pressSequentially('98x76')
    await expect(mobile).toHaveValue('9876')
    await goOn(page, 'Save')
    await expectMessage(mobile, 'Enter valid 10 digit phone number')
    await textField(page, 'Contact Person Name').pressSequentially('Ravi 2nd!')
    await expect(textField(page, 'Contact Person Name')).toHaveValue('Ravi nd')
    await page.getByRole('checkbox', { name: 'Same as Registered number' }).check()
    await expect(mobile).toHaveCount(0)
    await goOn(page, 'Save')
    await expect(page.getByText('Enter valid 10 digit phone number')).toHaveCount(0)
  })
})
