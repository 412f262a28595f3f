ALTER TABLE "orders" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "orders" USING btree ("confirm_until");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_phone" ON "orders" USING btree ("phone") WHERE "orders"."confirm_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_shopper" ON "orders" USING btree ("shopper") WHERE "orders"."confirm_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_origin" ON "orders" USING btree ("origin") WHERE "orders"."confirm_until" is not null;