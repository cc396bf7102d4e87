import { expect, test } from '@playwright/test'
import { expectMessage, groupField, listField, pick, pickBirthDate, textField } from '../support/fields.ts'
import { expectAccessibleStep, expectStep, openFreshStep, pressContinue } from '../support/wizard.ts'
import { mainWay } from '../widths.ts'

const childChoices = ['Please choose', '0', '1', '2', '3', '4', '5']
const thisYear = new Date().getFullYear()

test.describe('step 1', () => {
  test('asks for the required fields', async ({ page }) => {
    await openFreshStep(page, 1)
    await pressContinue(page)
    await expectMessage(groupField(page, 'Birth date'), 'Select birth date')
    await expectMessage(listField(page, 'Denomination'), 'Select denomination')
    await expectMessage(listField(page, 'Spirituality'), 'Select spirituality')
    await expectMessage(listField(page, 'Mother tongue'), 'Select mother tongue')
    await expectMessage(textField(page, 'Password'), 'Password cannot be empty')
    await expectStep(page, 'Personal Details', 15)
    await expectAccessibleStep(page, 'Personal Details')
  })

  test('checks e-mail and password', async ({ page }) => {
    await openFreshStep(page, 1)
    const rule = 'Password should contain 6 - 10 characters, atleast 1 number & 1 letter'
    await expectMessage(textField(page, 'Password'), rule)
    await textField(page, 'E-mail (optional)').fill('anna@home')
    for (const refused of ['ab12', 'onlyletters', '12345678', 'Joy 12345']) {
      await textField(page, 'Password').fill(refused)
      await pressContinue(page)
      await expectMessage(textField(page, 'Password'), rule)
      await expect(textField(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
    }
    await expectMessage(textField(page, 'E-mail (optional)'), 'Invalid email')
  })

  for (const { who, gender, age, shown } of [
    { who: 'a girl', gender: 'f', age: 18, shown: 20 },
    { who: 'a boy', gender: 'm', age: 21, shown: 25 },
  ] as const)
    test(`requires ${who} to be ${age}, and starts at the year ${shown} years ago`, async ({ page }) => {
      await openFreshStep(page, 1, gender)
      const date = groupField(page, 'Birth date')
      await expect(listField(date, 'Year')).toHaveValue(String(thisYear - shown))
      await pickBirthDate(page, '31', 'December', String(thisYear - age))
      await pressContinue(page)
      await expectMessage(date, `Age must be greater than ${age} years`)
    })
})

test.describe('step 2', () => {
  test('asks for marital status, looks and family', mainWay, async ({ page }) => {
    await openFreshStep(page, 2)
    await pressContinue(page)
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
    await expectAccessibleStep(page, 'Family Details')
  })

  test('shows the questions about an earlier marriage only if there was one', async ({ page }) => {
    await openFreshStep(page, 2)
    await pick(page, 'Marital status', 'Divorced')
    await pressContinue(page)
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
