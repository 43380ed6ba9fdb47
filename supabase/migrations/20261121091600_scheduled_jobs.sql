-- Scheduled jobs, by pg_cron. Where that extension is not usable (the embedded stack, a plain PostgreSQL server) nothing is
-- scheduled. The jobs that call functions read the address of the functions and their key from the vault (docs/deploy.md) and
-- do nothing until they are there.

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    begin
      create extension if not exists pg_cron;
      create extension if not exists pg_net with schema extensions;
    exception when others then
      -- The files are installed, but the server does not load the library.
      raise warning 'No jobs are scheduled: %', sqlerrm;
    end;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return;
  end if;

  -- The function is called only when it has something to do. Its answer is not awaited: the result is in the outbox.
  perform cron.schedule('send-emails', '* * * * *', $job$
    select net.http_post(url := u.decrypted_secret || '/send-emails', headers := jsonb_build_object('apikey', k.decrypted_secret),
      timeout_milliseconds := 60000)
    from vault.decrypted_secrets u, vault.decrypted_secrets k
    where u.name = 'functions_url' and k.name = 'functions_key' and exists (
      select from public.email_outbox m
      where m.sent_at is null and m.failed_at is null and m.next_attempt_at <= now()
        and coalesce(m.claimed_until <= now(), true))
  $job$);
  perform cron.schedule('settle-payments', '* * * * *', $job$
    select net.http_post(url := u.decrypted_secret || '/pay-' || v.provider || '/settle',
      headers := jsonb_build_object('apikey', k.decrypted_secret), timeout_milliseconds := 60000)
    from public.payment_providers v, vault.decrypted_secrets u, vault.decrypted_secrets k
    where u.name = 'functions_url' and k.name = 'functions_key' and exists (
      select from public.payments p
      where p.provider = v.provider and p.state = 'pending' and p.next_attempt_at <= now() and coalesce(p.claimed_until <= now(), true))
  $job$);
  perform cron.schedule('sweep-files', '33 3 * * *', $job$
    select net.http_post(url := u.decrypted_secret || '/sweep-files', headers := jsonb_build_object('apikey', k.decrypted_secret),
      timeout_milliseconds := 60000)
    from vault.decrypted_secrets u, vault.decrypted_secrets k
    where u.name = 'functions_url' and k.name = 'functions_key' and exists (select from public.unclaimed_files(1))
  $job$);
  -- A build takes minutes, so at most one an hour. It is requested again until the host has accepted the call.
  perform cron.schedule('rebuild-pages', '17 * * * *', $job$
    with sent as (
      select net.http_post(url := h.decrypted_secret, headers := '{"Content-Type": "application/json"}'::jsonb,
        timeout_milliseconds := 60000) as id
      from vault.decrypted_secrets h
      where h.name = 'build_hook' and exists (select from private.page_changes))
    update private.page_changes c set request_id = s.id from sent s
  $job$);
  perform cron.schedule('delete-built-changes', '27 * * * *', $job$
    delete from private.page_changes c using net._http_response a
    where a.id = c.request_id and a.status_code between 200 and 299
  $job$);
  -- What a host has accepted may fail all the same, which the database is not told.
  perform cron.schedule('rebuild-pages-nightly', '47 2 * * *', $job$
    select net.http_post(url := h.decrypted_secret, headers := '{"Content-Type": "application/json"}'::jsonb,
      timeout_milliseconds := 60000)
    from vault.decrypted_secrets h where h.name = 'build_hook'
  $job$);
  perform cron.schedule('expire-unpaid-orders', '*/5 * * * *',
    'select private.expire_unpaid_orders(), private.fail_abandoned_charges()');
  perform cron.schedule('apply-sales', '* * * * *', 'select private.apply_sales()');
  perform cron.schedule('request-reviews', '13 * * * *', 'select private.request_reviews()');
  perform cron.schedule('merge-facet-counts', '* * * * *', 'select private.merge_facet_counts()');
  perform cron.schedule('index-concepts', '* * * * *', 'select private.index_concepts()');
  perform cron.schedule('delete-expired-data', '23 3 * * *', 'select private.delete_expired_data()');
  perform cron.schedule('delete-job-runs', '43 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end
$$;
