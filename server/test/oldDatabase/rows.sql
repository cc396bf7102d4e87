-- A small service at the first version with billing (0018): staff and a member with open sessions, and the member's invoices and payments.
INSERT INTO users (type, user_name, name, roles, mobile, password_hash) VALUES
  ('au', '919444400001', 'Grace Thomas', '{staff_user,tele_manager}', '9444400001', :password),
  ('pu', '10000001', 'Anita', '{profile_user}', null, :password);
INSERT INTO sessions (id, user_id, created_at, used_at) VALUES
  ('00000000-0000-4000-8000-000000000001', 1, now(), now()),
  ('00000000-0000-4000-8000-000000000002', 2, now(), now());
INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES
  (:staffToken, '00000000-0000-4000-8000-000000000001', now() + interval '20 days'),
  (:memberToken, '00000000-0000-4000-8000-000000000002', now() + interval '20 days');
INSERT INTO profiles (bnr_id, user_id, status, paid, name, gender, date_of_birth, phone_country_code, phone_number,
    phone_verified, email, created_at, changed_at, tele_staff_id, basic) VALUES
  (10000001, 2, 'Active', true, 'Anita', 'f', '1998-04-12', '91', '9100000001', true, 'anita@example.com', now(), now(), 1,
    '{"aboutMe": "Cheerful."}');
INSERT INTO plans (name, category, tag, price, duration, duration_unit, phone_contacts, express_interests, colour, created_at) VALUES
  ('Old Gold', 'self', 'pp', 350000, 12, 'MONTHS', 40, 60, 'wine', now());
INSERT INTO invoices (number, state, plan_name, total, changed_at, issued_at, issued_on, plan_id, purchase, payment_kind,
    tax_included, list_amount, upgrade_credit, discount, taxable_value, cgst, sgst, igst, rounding, fingerprint, snapshot,
    profile_id, paid_on, membership_id, offer_id) VALUES
  ('BNR/26-27/000001', 'Active', 'Old Gold', 413000, now(), now(), current_date, 1, 'new', 'cc',
    false, 350000, 0, 0, 350000, 31500, 31500, 0, 0, 'first', :snapshot, 1, current_date, 1, null),
  ('BNR/26-27/000002', 'Initiated', 'Old Gold', 413000, now(), now(), current_date, 1, 'new', 'nb',
    false, 350000, 0, 0, 350000, 31500, 31500, 0, 0, 'second', :snapshot, 1, null, null, 77);
INSERT INTO memberships (profile_id, plan_name, tag, starts_on, ends_on, phone_contacts, used_phone_contacts, express_interests,
    price, duration, duration_unit, plan_id, invoice_id, paid_value) VALUES
  (1, 'Old Gold', 'pp', current_date, current_date + 359, 40, 3, 60, 350000, 12, 'MONTHS', 1, 1, 350000),
  (1, 'Old Silver', 'pp', current_date - 20, current_date + 30, 40, 0, 60, 350000, 1, 'MONTHS', 1, null, 0);
INSERT INTO coupons (code, percent, starts_on, ends_on, plan_ids, created_at) VALUES
  ('BACKWARDS', 10, '2026-02-01', '2026-01-01', '{}', now());
INSERT INTO payment_attempts (order_id, invoice_id, amount, begun_at, begun_on, token_hash, answered_at) VALUES
  ('BNR0123456789ABCDEF0123', 1, 413000, now(), current_date, 'spent', now());
INSERT INTO payment_events (at, key, source, invoice_id, order_id, transition, state, said, amount, tracking_id) VALUES
  (now(), 'one', 'return', 1, 'BNR0123456789ABCDEF0123', 'pay', 'Paid', 'Success', 413000, '113042'),
  (now(), 'two', 'staff', 1, null, 'approve', 'Active', 'approved', null, null);
INSERT INTO payment_details (invoice_id, profile_id, at, payment_kind, reference, details) VALUES
  (1, 1, now(), 'cc', '113042', '{}');
INSERT INTO number_series (series, financial_year, last) VALUES ('invoice', '26-27', 2);
