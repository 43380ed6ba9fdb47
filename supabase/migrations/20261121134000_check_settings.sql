-- What the shop says about itself goes into pages, titles and mails: bounded, and one line where a line is shown.

alter table public.shop_settings
  add constraint shop_settings_site_name_text check (private.is_plain(site_name) and site_name ~ '^\S([^\n\r\t]*\S)?$'),
  add constraint shop_settings_site_description_en_text check (
    char_length(site_description_en) between 1 and 300 and private.is_plain(site_description_en)
    and site_description_en !~ '[\n\r\t]'),
  -- Where a translation is empty, the English text stands in.
  add constraint shop_settings_site_description_fr_text check (
    char_length(site_description_fr) <= 300 and private.is_plain(site_description_fr)
    and site_description_fr !~ '[\n\r\t]'),
  add constraint shop_settings_site_description_ar_text check (
    char_length(site_description_ar) <= 300 and private.is_plain(site_description_ar)
    and site_description_ar !~ '[\n\r\t]'),
  add constraint shop_settings_contact_email_text check (
    char_length(contact_email) <= 254 and private.is_plain(contact_email)
    and contact_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  add constraint shop_settings_contact_phone_text check (contact_phone ~ '^\+?[0-9 ().-]{6,30}$'),
  add constraint shop_settings_address_text check (
    char_length(address) between 1 and 200 and private.is_plain(address) and address !~ '[\n\r\t]'),
  add constraint shop_settings_instagram_url_text check (
    char_length(instagram_url) <= 200 and private.is_plain(instagram_url) and instagram_url !~ '\s'),
  add constraint shop_settings_facebook_url_text check (
    char_length(facebook_url) <= 200 and private.is_plain(facebook_url) and facebook_url !~ '\s'),
  add constraint shop_settings_bank_details_text check (private.is_plain(bank_details));
