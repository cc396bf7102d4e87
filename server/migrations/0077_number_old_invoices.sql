-- one statement at a time
-- Paid invoices keep their numbers. All others become proformas of the year of their issue, in the order of their issue.
-- Release 0.9 stored a day of payment for some that were not paid.
DO $$
DECLARE
  last_id int := 0;
  until_id int;
  its record;
BEGIN
  LOOP
    SELECT max(id) INTO until_id FROM (SELECT id FROM invoices WHERE id > last_id ORDER BY id LIMIT 500) AS batch;
    EXIT WHEN until_id IS NULL;
    INSERT INTO tax_invoices
      SELECT id, number, issued_on, issued_at, paid_on, to_char(paid_on, 'YYYY-MM'), taxable_value, cgst, sgst, igst, rounding, total
      FROM invoices WHERE id > last_id AND id <= until_id AND paid_on IS NOT NULL
        AND (state IN ('Paid', 'Active') OR EXISTS (SELECT FROM payment_events WHERE invoice_id = invoices.id AND transition = 'pay'))
      ON CONFLICT DO NOTHING;
    FOR its IN SELECT id, number, issued_on FROM invoices
        WHERE id > last_id AND id <= until_id AND number NOT LIKE 'BNP/%' AND state NOT IN ('Paid', 'Active')
          AND NOT EXISTS (SELECT FROM tax_invoices WHERE invoice_id = invoices.id) ORDER BY id FOR NO KEY UPDATE LOOP
      INSERT INTO earlier_numbers (number, invoice_id) VALUES (its.number, its.id);
      UPDATE invoices SET number = next_document_number('proforma', 'BNP', its.issued_on), paid_on = NULL WHERE id = its.id;
    END LOOP;
    COMMIT;
    last_id := until_id;
  END LOOP;
END $$;
