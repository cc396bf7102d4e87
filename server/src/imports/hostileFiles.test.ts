import { strToU8, zipSync } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'
import { heading, person, uploadProfiles } from '../../test/importFiles.ts'
import { imports } from './tables.ts'

const service = useService()
let token: string
beforeAll(async () => {
  token = (await createStaff(service, 'tele_manager')).token
})
beforeEach(() => service.db.delete(imports))

/** A workbook whose rows have these numbers. */
function workbookOf(numbers: readonly string[]): Buffer {
  const rows = numbers.map((number, index) => {
    const cells = index === 0 ? heading : person('Anita Mary')
    const written = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    return `<row r="${number}">${written.join('')}</row>`
  })
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}

test.each([
  ['in order', ['1', '2', '4'], 200],
  ['twice', ['1', '2', '2'], 400],
  ['beyond every sheet', ['1', '99999999999'], 400],
  ['not whole', ['1', '2.5'], 400],
  ['below the rows before', ['5', '-3'], 400],
] as const)('a workbook whose row numbers are %s is read or refused', async (_, numbers, status) => {
  expect((await uploadProfiles(service, token, workbookOf(numbers))).status).toBe(status)
})
