CREATE TABLE "change_events" (
	"number" bigint PRIMARY KEY NOT NULL,
	"tags" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "change_events" ("number", "tags") VALUES (1, '[]');
