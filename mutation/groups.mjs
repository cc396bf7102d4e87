/**
 * The files to mutate and the tests to run against them (paths from `server/`), in this order: tests of the same subject,
 * to keep runs short.
 * Stryker runs a mutant against the tests that reach it, and a mutant in code that runs once at load against its whole group.
 * Stryker skips tables that are `as const`; test/specification.test.ts compares their rows with the specification tables.
 */
export const groups = {
  tables: {
    mutate: [
      '../contract/src/access.ts',
      '../contract/src/activities/{kinds,interests,lists}.ts',
      '../contract/src/profiles/{transitions,locks,fullView}.ts',
      '../contract/src/{criteria,phone}.ts',
    ],
    tests: ['test/{specification,limits}.test.ts', '../contract/src/**/*.test.ts'],
  },
  search: {
    mutate: [
      '../contract/src/search/{keys,sorts,defaults}.ts',
      'src/http/criteria.ts',
      'src/search/{conditions,predicates}.ts',
    ],
    tests: [
      'test/{specification,searchBounds}.test.ts',
      '../contract/src/search/keys.test.ts',
      'src/http/criteria.test.ts',
      'src/search/{keys,everyKey,search}.test.ts',
    ],
  },
  rules: {
    mutate: [
      '../contract/src/profiles/{rule,rules,conditions,steps,tidy,editRules,editChecks,everyChange,fieldNames}.ts',
    ],
    tests: ['../contract/src/profiles/*.test.ts'],
  },
  freeText: {
    mutate: [
      '../contract/src/profiles/freeText.ts',
      '../contract/src/profiles/freeText/{digitRows,digitWords,foldedText,handles,innocentNumbers}.ts',
      '../contract/src/profiles/freeText/{links,phoneNumbers,plainText,services}.ts',
    ],
    tests: ['../contract/src/profiles/freeText/*.test.ts'],
  },
  profile: {
    mutate: ['src/viewing/present.ts'],
    tests: ['test/profileFields.test.ts', 'src/viewing/present.test.ts'],
  },
  cards: {
    mutate: ['src/viewing/{presentCard,guestPages}.ts'],
    tests: [
      'test/visibility.test.ts',
      'src/viewing/{visibility,fullView,present}.test.ts',
      'src/search/search.test.ts',
    ],
  },
  sight: {
    mutate: ['src/viewing/{photoVisibility,visibility,openings}.ts', 'src/profiles/{policy,openDraft}.ts'],
    tests: [
      'src/viewing/{photoVisibility,maySeePhoto}.test.ts',
      'src/viewing/{visibility,visibilityOracle,openings,fullView}.test.ts',
      'src/editing/edit.test.ts',
    ],
  },
  activities: {
    mutate: ['src/activities/{policy,perform,answer}.ts'],
    tests: ['src/activities/{perform,interests,lists}.test.ts', 'src/viewing/fullView.test.ts'],
  },
  memberships: {
    mutate: ['src/memberships/{spend,start,end,current,promises,waiting}.ts'],
    tests: [
      'src/memberships/*.test.ts',
      'src/invoices/{creditEnds,grantOnPaid,upgrade}.test.ts',
      'src/payments/frozenQuotas.test.ts',
    ],
  },
  money: {
    mutate: [
      '../contract/src/money.ts',
      '../contract/src/memberships/purchase.ts',
      '../contract/src/plans/priceWithTax.ts',
      'src/invoices/{totals,financialYear,placeOfSupply}.ts',
      'src/memberships/{carryOver,days}.ts',
      'src/invoices/billingSettings.ts',
    ],
    tests: [
      '../contract/src/{money,memberships/purchase,plans/priceWithTax}.test.ts',
      'src/invoices/{totals,financialYear,placeOfSupply}.test.ts',
      'src/memberships/{carryOver,days}.test.ts',
      'src/invoices/billingSettings.test.ts',
    ],
  },
  gateway: {
    mutate: ['src/payments/gateway/{answer,outcomes,cipher,oneLine,request}.ts'],
    tests: ['src/payments/gateway/{answer,outcomes,cipher,request}.test.ts'],
  },
  payments: {
    mutate: [
      'src/payments/{handleAnswer,gatewayMessage,sealedAnswer,decide,settle,attempts,checkWithGateway}.ts',
    ],
    tests: [
      'src/payments/{handleAnswer,reportedMoney,checkWithGateway}.test.ts',
      'src/payments/{settling,confirmBy*,decisions,attempts,oneRupee}.test.ts',
      'src/payments/*.test.ts',
      'src/invoices/history.test.ts',
    ],
  },
  invoices: {
    mutate: [
      'src/invoices/{activation,approve,asked,changeState,conditions,creditNote,discount,end,numbers,pay}.ts',
      'src/invoices/{payable,receiptDay,reversals,purchaseBasis}.ts',
      'src/offers/price.ts',
    ],
    tests: [
      'src/invoices/{asked,changeState,conditions,couponRefusal,creditNotices,discount,end,numberSeries,purchaseBasis}.test.ts',
      'src/invoices/{approval,latePayment,receiptDay}.test.ts',
      'src/{invoices,offers}/*.test.ts',
      'src/payments/{approvedPayment,couponReservation,decide,decisions,frozenQuotas,otherMoney,receiptDay,settle}.test.ts',
      'test/foreignMoney.test.ts',
    ],
  },
  coupons: {
    mutate: [
      'src/coupons/{change,find,guess,store}.ts',
      'src/invoices/{couponReservation,couponUses}.ts',
      'src/payments/couponDuringAttempts.ts',
    ],
    tests: [
      'src/coupons/*.test.ts',
      'src/invoices/{couponUse,payable}.test.ts',
      'src/payments/coupon*.test.ts',
    ],
  },
  accounts: {
    mutate: ['src/accounts/{attempts,tryLimits,codes,codeCaps,lineage}.ts', 'src/accounts/settings/proof.ts'],
    tests: [
      'src/accounts/{attempts,lineage,codes,codeCaps,guessing,takeover,tryLimits}.test.ts',
      'src/accounts/settings/{password,phone,email,proof}.test.ts',
    ],
  },
}

/** The group that the environment names. */
export function chosenGroup() {
  const group = groups[process.env.MUTATION_GROUP]
  if (!group) throw new Error(`Set MUTATION_GROUP to one of ${Object.keys(groups).join(', ')}`)
  return group
}
