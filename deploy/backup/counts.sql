-- Lists the number of rows of each table, and the number of products that the API lists. copy.sh
-- and drill.sh run this file.
select relname || ' ' || (xpath('/row/rows/text()',
    query_to_xml(format('select count(*) as rows from %I', relname), false, true, '')))[1]::text
  from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by relname collate "C";
select 'on sale: ' || count(*)
  from products p
  where withdrawn_at is null
    and exists (select from variants v where v.product_id = p.id and not v.is_withdrawn);
