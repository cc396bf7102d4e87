import { placeOfSupply } from '../placeOfSupply.ts'
import type { InvoiceSnapshot, PlaceOfSupply, PostalAddress, Recipient, Supplier } from '../snapshot.ts'
import type { InvoiceDescription, Party, Row } from './description.ts'

export function partiesOf({ supplier, billedTo }: InvoiceSnapshot) {
  return {
    supplier: supplierParty(supplier),
    recipient: { title: 'Billed to', ...recipientParty(billedTo) },
    signature: { for: `For ${supplier.name}`, by: 'Authorised signatory' },
  } satisfies Partial<InvoiceDescription>
}

export const placeRow = ({ placeOfSupply: place }: InvoiceSnapshot): Row => ({
  label: 'Place of supply',
  value: placeWithCode(place),
})

export const reverseCharge: Row = { label: 'Tax payable on reverse charge', value: 'No' }

const supplierParty = ({ name, address, taxNumber, phone, email }: Supplier): Party => ({
  name,
  lines: [...addressLines(address), `GSTIN ${taxNumber}`, joined(', ', phone, email)],
})

const recipientParty = ({ name, bnrId, address }: Recipient): Party => ({
  name,
  lines: [`BNR ID ${bnrId}`, ...addressLines(address)],
})

const placeWithCode = ({ code, name }: PlaceOfSupply): string => `${name} (code ${code})`

function addressLines(address: PostalAddress): string[] {
  const { door, locality, city, postalCode, country } = address
  const town = joined(' ', city, postalCode)
  return [joined(', ', door, locality), joined(', ', town, stateWithCode(address), country)].filter(
    (line) => line !== '',
  )
}

const joined = (sign: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(sign)

/** Only Indian states have a code in tax law. */
function stateWithCode({ country, state }: PostalAddress): string | undefined {
  const place = placeOfSupply({ country, state })
  return place && place.name === state ? placeWithCode(place) : state
}
